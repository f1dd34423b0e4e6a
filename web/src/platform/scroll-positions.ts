import type { HistoryLocation } from '@tanstack/history';

type Positions = Record<string, { left: number; top: number }>;

const STORAGE = 'move.scroll';
const WINDOW = 'window';
/** History entries whose positions are kept: further back nobody goes. */
const MOST_ENTRIES = 50;
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
  for (const old of Object.keys(kept).slice(0, -MOST_ENTRIES)) delete kept[old];
}

/** Keeps how far each part of the page was scrolled, by history entry; returns the function that stops. */
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

/** Keeps the positions of a page that is about to be replaced. */
export function leavePage(location: HistoryLocation): void {
  keepPositions(location);
  scrolled.clear();
}

/** Scrolls a new page to where it was left, else to the element that the hash of its address names, else to the top. */
export function restoreScroll(location: HistoryLocation, top: string): void {
  const positions = kept[keyOf(location)];
  if (positions === undefined && location.hash !== '') {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
    return;
  }
  window.scrollTo(positions?.[WINDOW] ?? { left: 0, top: 0 });
  document.querySelector(top)?.scrollTo({ left: 0, top: 0 });
  for (const [selector, position] of Object.entries(positions ?? {}))
    if (selector !== WINDOW) document.querySelector(selector)?.scrollTo(position);
}
