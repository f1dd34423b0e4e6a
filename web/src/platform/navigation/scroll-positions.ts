import type { HistoryLocation } from '@tanstack/history';

type Positions = Record<string, { left: number; top: number }>;

const STORAGE = 'move.scroll';
const WINDOW = 'window';
/** History entries whose positions are kept; users don't go back further. */
const ENTRIES_MAX = 50;
const scrolled = new Set<Document | Element>();

function readPositions(): Record<string, Positions> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE) ?? '{}');
  } catch {
    return {};
  }
}

const kept: Record<string, Positions> = typeof window === 'undefined' ? {} : readPositions();
const keyOf = ({ state, href }: HistoryLocation) => state.__TSR_key ?? href;

/** A selector of an element: its nearest id, then the index among siblings. */
function selectorOf(element: Element): string {
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  const { parentElement } = element;
  if (parentElement === null) return element.localName;
  const index = [...parentElement.children].indexOf(element) + 1;
  return `${selectorOf(parentElement)} > :nth-child(${index})`;
}

function keepPositions(location: HistoryLocation): void {
  const positions: Positions = {};
  for (const target of scrolled) {
    if (target instanceof Document) positions[WINDOW] = { left: window.scrollX, top: window.scrollY };
    else if (target.isConnected) positions[selectorOf(target)] = { left: target.scrollLeft, top: target.scrollTop };
  }
  if (Object.keys(positions).length === 0) return;
  const key = keyOf(location);
  const all = { ...kept[key], ...positions };
  // the newest is the last
  delete kept[key];
  kept[key] = all;
  for (const old of Object.keys(kept).slice(0, -ENTRIES_MAX)) delete kept[old];
}

/** Stores the scroll position of each part of the page, by history entry; returns the function that stops. */
export function watchScrolling(shown: () => HistoryLocation | null): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.history.scrollRestoration = 'manual';
  const note = ({ target }: Event) => {
    if (target instanceof Document || target instanceof Element) scrolled.add(target);
  };
  const store = () => {
    const location = shown();
    if (location !== null) keepPositions(location);
    try {
      sessionStorage.setItem(STORAGE, JSON.stringify(kept));
    } catch {
      // a full or forbidden storage costs only the position after a reload
    }
  };
  document.addEventListener('scroll', note, { capture: true, signal });
  window.addEventListener('pagehide', store, { signal });
  return () => controller.abort();
}

/** Stores the positions of a page that is about to be replaced. */
export function leavePage(location: HistoryLocation): void {
  stopRestoring();
  keepPositions(location);
  scrolled.clear();
}

/** How long a page may take to load its rows: until then it is too short for its position. */
const PATIENCE_MS = 2_000;
/** User actions after which the position is no longer restored. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls a new page to its stored position, else to the element of the URL's hash, else to the top. */
export function restoreScroll(location: HistoryLocation, top: string): void {
  stopRestoring();
  const positions = kept[keyOf(location)];
  if (positions === undefined && location.hash !== '') {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
    return;
  }
  if (positions?.[WINDOW] === undefined) window.scrollTo({ left: 0, top: 0 });
  document.querySelector(top)?.scrollTo({ left: 0, top: 0 });
  if (positions !== undefined) scrollUntilThere(positions);
}

let stopRestoring: () => void = () => {};

/** Scrolls at each frame until the page is tall enough, the user scrolls, or the next page is restored. */
function scrollUntilThere(positions: Positions): void {
  const controller = new AbortController();
  stopRestoring = () => controller.abort();
  for (const event of TAKES_OVER)
    window.addEventListener(event, stopRestoring, { capture: true, passive: true, signal: controller.signal });
  const end = performance.now() + PATIENCE_MS;
  const scroll = () => {
    if (controller.signal.aborted) return;
    const isThere = Object.entries(positions).map(([selector, position]) => scrollOne(selector, position));
    if (isThere.every(Boolean) || performance.now() > end) stopRestoring();
    else requestAnimationFrame(scroll);
  };
  scroll();
}

/** Scrolls one element, and returns whether it reached its position; positions are fractions of a pixel. */
function scrollOne(selector: string, position: Positions[string]): boolean {
  const target = selector === WINDOW ? document.scrollingElement : document.querySelector(selector);
  if (!target) return false;
  target.scrollTo(position);
  return Math.abs(target.scrollTop - position.top) <= 1 && Math.abs(target.scrollLeft - position.left) <= 1;
}
