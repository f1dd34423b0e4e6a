import type { HistoryLocation } from '@tanstack/history';

type Positions = Record<string, { left: number; top: number }>;

const STORAGE = 'move.scroll';
const WINDOW = 'window';
/** The number of history entries whose positions are kept. */
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

/** A CSS selector of an element: the nearest ancestor with an id, then the index among the siblings at each level below. */
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
  // deleted first, so that the newest entry is the last key
  delete kept[key];
  kept[key] = all;
  for (const old of Object.keys(kept).slice(0, -ENTRIES_MAX)) delete kept[old];
}

/** Follows the scroll position of each part of the page, and stores them when the page unloads. Returns the function that stops. */
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
      // storage is full or blocked: only a reload loses the positions
    }
  };
  document.addEventListener('scroll', note, { capture: true, signal });
  window.addEventListener('pagehide', store, { signal });
  return () => controller.abort();
}

/** Remembers the positions of a page that is about to be replaced. */
export function rememberScroll(location: HistoryLocation): void {
  stopRestoring();
  keepPositions(location);
  scrolled.clear();
}

/** Milliseconds that a page may take to load its rows. Before that, the page is too short to scroll to its position. */
const PATIENCE_MS = 2_000;
/** Events by which a user scrolls or acts; after these the position isn't restored any more. */
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

/** Leaves the page where it is, since something else must be in sight. */
export const stopRestoringScroll = (): void => stopRestoring();

/** Tries at each frame to scroll to the positions, until the page is tall enough, the user acts, or the time is over. */
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

/** Scrolls one element, and returns whether it reached its position, within a pixel: browsers round positions. */
function scrollOne(selector: string, position: Positions[string]): boolean {
  const target = selector === WINDOW ? document.scrollingElement : document.querySelector(selector);
  if (!target) return false;
  target.scrollTo(position);
  return Math.abs(target.scrollTop - position.top) <= 1 && Math.abs(target.scrollLeft - position.left) <= 1;
}
