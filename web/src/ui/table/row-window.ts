import type { RefObject } from 'react';

/** Above this many rows only those in sight are in the page. */
export const VIRTUAL_FROM = 200;
/** So many of a long list fill any screen, until the part that knows what is in sight has come. */
const FIRST_IN_SIGHT = 40;

export type RowWindow = {
  indexes: readonly number[];
  /** Heights in px of what is left out above and below. */
  before: number;
  after: number;
  measure: ((element: Element | null) => void) | undefined;
  scrollTo: (index: number) => void;
};

type PlainList = { count: number; rowHeight: number; container: RefObject<HTMLElement | null> };

/** All rows; of a long list the first ones, with room for the rest, as drawing 200 rows is what one would wait for. */
export function plainWindow({ count, rowHeight, container }: PlainList): RowWindow {
  const drawn = count > VIRTUAL_FROM ? FIRST_IN_SIGHT : count;
  return {
    indexes: Array.from({ length: drawn }, (_, i) => i),
    before: 0,
    after: (count - drawn) * rowHeight,
    measure: undefined,
    scrollTo: (index) =>
      container.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' }),
  };
}
