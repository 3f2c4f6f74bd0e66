"""Pages with words of the press: parts of large boards, the calibration page, the proof."""
