// Shows what /state.json tells, and again whenever a round is over; only what looks different is fetched and moved.

const root = document.documentElement;
const byId = (id) => document.getElementById(id);
const PATIENCE = 1500; // ms between two tries to find the program again
const FRESH = 4000; // ms for which what changed is marked

let serial = "";
let asked = 0;

function made(tag, ...parts) {
  const node = document.createElement(tag);
  node.append(...parts);
  return node;
}

// The children of a node, one for each of what is told: those that are there already stay, and keep their place.
function fill(parent, told, make, show) {
  const there = new Map([...parent.children].map((child) => [child.dataset.key, child]));
  told.forEach((each, at) => {
    const child = there.get(each.key) ?? make();
    there.delete(each.key);
    child.dataset.key = each.key;
    if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null);
    show(child, each);
  });
  there.forEach((child) => child.remove());
}

function newFace() {
  const picture = made("img");
  picture.loading = "lazy";
  return made("li", made("a", picture), made("p"));
}

function showFace(item, face) {
  const [link, words] = item.children;
  item.id = `face-${face.key}`;
  item.style.setProperty("--wide", face.width);
  item.style.setProperty("--high", face.height);
  link.href = `/faces/${face.name}.svg`;
  words.replaceChildren(face.label, " ", made("span", face.note));
  showPicture(link.firstChild, link.href, `${face.label} ${face.note}`.trim());
}

// The new picture takes the place of the old one once it can be drawn, so that nothing flashes.
async function showPicture(picture, address, words) {
  picture.alt = words;
  if (picture.dataset.wanted === address) return;
  const first = !picture.dataset.wanted;
  picture.dataset.wanted = address;
  if (!first) {
    const next = new Image();
    next.src = address;
    await next.decode().catch(() => {});
  }
  if (picture.dataset.wanted === address) picture.src = address;
}

function newDeck() {
  return made("section", made("h2"), made("ul"));
}

function showDeck(section, deck) {
  const [head, list] = section.children;
  head.replaceChildren(deck.title, made("span", deck.count));
  fill(list, deck.faces, newFace, showFace);
}

function showKit(part, sight) {
  part.classList.toggle("stale", sight.wrong !== "");
  fill(part, sight.decks, newDeck, showDeck);
}

function mark(keys) {
  for (const key of keys) {
    const item = byId(`face-${key}`);
    item.classList.remove("fresh");
    void item.offsetWidth; // begins the fading anew
    item.classList.add("fresh");
    setTimeout(() => item.classList.remove("fresh"), FRESH);
  }
}

function said(sight) {
  if (sight.fresh.length !== 1) return [made("span", sight.said)];
  const link = made("a", sight.said); // leads to the one that changed
  link.href = `#${encodeURIComponent(`face-${sight.fresh[0]}`)}`;
  return [link];
}

function named(sight, at) {
  return [at ? " · " : "", sight.title, " ", made("span", sight.count)];
}

function show(state) {
  const wrong = state.sights.filter((sight) => sight.wrong);
  document.title = (wrong.length ? "⚠ " : "") + (state.title || "pnp");
  byId("title").replaceChildren(...state.sights.flatMap(named));
  byId("said").replaceChildren(...state.sights.flatMap((sight) => [...said(sight), " "]));
  const head = wrong.some((sight) => sight.decks.length) ? root.dataset.wrong : root.dataset.unmade;
  byId("wrong").replaceChildren(
    ...(wrong.length ? [made("h2", head)] : []),
    ...wrong.map((sight) => made("p", sight.wrong)),
  );
  fill(byId("kits"), state.sights, () => made("div"), showKit);
  if (state.serial !== serial) mark(state.sights.flatMap((sight) => sight.fresh));
  serial = state.serial;
}

// Only the answer to the newest question counts: an older one may come after it.
async function ask() {
  const own = (asked += 1);
  const state = await told().catch(() => null);
  if (own !== asked) return;
  root.classList.toggle("gone", state === null);
  if (state) show(state);
  else byId("said").textContent = root.dataset.gone;
}

async function told() {
  const answer = await fetch("/state.json");
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

function listen() {
  const rounds = new EventSource("/events");
  rounds.onmessage = (round) => {
    if (round.data !== serial || root.classList.contains("gone")) ask();
  };
  rounds.onerror = () => {
    rounds.close();
    ask();
    setTimeout(listen, PATIENCE);
  };
}

// The size is kept for the next time, where the browser lets a page keep anything.
function kept() {
  try {
    return localStorage.getItem("size");
  } catch {
    return null;
  }
}

function keep(text) {
  try {
    localStorage.setItem("size", text);
  } catch {
    // it is not kept
  }
}

const size = byId("size");
size.value = kept() ?? size.value;
function resize() {
  root.style.setProperty("--size", size.value / 100);
  keep(size.value);
}
size.addEventListener("input", resize);
resize();
listen();
