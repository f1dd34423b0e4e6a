import type { RefObject } from 'react';

/** Above this many rows only the visible ones are in the page. */
export const VIRTUAL_FROM = 200;
/** How many rows are shown until the code for long lists is loaded; they fill any screen. */
const FIRST_IN_SIGHT = 40;

export type RowWindow = {
  indexes: readonly number[];
  /** Heights in px of the rows left out above and below. */
  before: number;
  after: number;
  measure: ((element: Element | null) => void) | undefined;
  scrollTo: (index: number) => void;
};

type PlainList = { count: number; rowHeight: number; container: RefObject<HTMLElement | null> };

/** All rows; for a long list the first ones and empty space for the rest, since rendering 200 rows takes noticeable time. */
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
