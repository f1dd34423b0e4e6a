import type { HistoryLocation } from '@tanstack/history';

type Positions = Record<string, { left: number; top: number }>;

const STORAGE = 'move.scroll';
const WINDOW = 'window';
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

/** The way to an element from its nearest id, by places among siblings. */
function selectorOf(element: Element): string {
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  const { parentElement } = element;
  if (parentElement === null) return element.localName;
  const place = [...parentElement.children].indexOf(element) + 1;
  return `${selectorOf(parentElement)} > :nth-child(${place})`;
}

function keepPositions(location: HistoryLocation): void {
  const positions: Positions = {};
  for (const target of scrolled) {
    if (target instanceof Document) positions[WINDOW] = { left: window.scrollX, top: window.scrollY };
    else if (target.isConnected) positions[selectorOf(target)] = { left: target.scrollLeft, top: target.scrollTop };
  }
  if (Object.keys(positions).length > 0) kept[keyOf(location)] = { ...kept[keyOf(location)], ...positions };
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

/** Before another page shows. */
export function leavePage(location: HistoryLocation): void {
  keepPositions(location);
  scrolled.clear();
}

/** Scrolls a page that now shows to where it was left, to the part that its address names, or to the top. */
export function scrollToPlace(location: HistoryLocation, top: string): void {
  const positions = kept[keyOf(location)];
  if (location.hash !== '') {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
    return;
  }
  window.scrollTo(positions?.[WINDOW] ?? { left: 0, top: 0 });
  document.querySelector(top)?.scrollTo({ left: 0, top: 0 });
  for (const [selector, position] of Object.entries(positions ?? {}))
    if (selector !== WINDOW) document.querySelector(selector)?.scrollTo(position);
}
