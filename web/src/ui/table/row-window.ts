import type { RefObject } from 'react';

/** Above this many rows only those in sight are in the page. */
export const VIRTUAL_FROM = 200;

export type RowWindow = {
  indexes: readonly number[];
  /** Heights in px of what is left out above and below. */
  before: number;
  after: number;
  measure: ((element: Element | null) => void) | undefined;
  scrollTo: (index: number) => void;
};

/** The first rows, all in the page: every list but the longest. */
export function plainWindow(count: number, container: RefObject<HTMLElement | null>): RowWindow {
  return {
    indexes: Array.from({ length: Math.min(count, VIRTUAL_FROM) }, (_, i) => i),
    before: 0,
    after: 0,
    measure: undefined,
    scrollTo: (index) =>
      container.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' }),
  };
}
