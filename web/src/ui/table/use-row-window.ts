import { useVirtualizer } from '@tanstack/react-virtual';
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

type RowWindowOptions = {
  count: number;
  container: RefObject<HTMLElement | null>;
  rowHeight: number;
  isMeasured: boolean;
};

export function useRowWindow({ count, container, rowHeight, isMeasured }: RowWindowOptions): RowWindow {
  const isVirtual = count > VIRTUAL_FROM;
  // oxlint-disable-next-line react/incompatible-library -- we do not use the React compiler
  const virtualizer = useVirtualizer({
    count: isVirtual ? count : 0,
    getScrollElement: () => container.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    initialRect: { width: 1024, height: 800 },
  });
  if (!isVirtual) {
    return {
      indexes: Array.from({ length: count }, (_, i) => i),
      before: 0,
      after: 0,
      measure: undefined,
      scrollTo: (index) =>
        container.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' }),
    };
  }
  const items = virtualizer.getVirtualItems();
  return {
    indexes: items.map((item) => item.index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: isMeasured ? virtualizer.measureElement : undefined,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
  };
}
