import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';
import type { RowWindow } from './row-window.ts';

type VirtualRowsProps = {
  count: number;
  container: RefObject<HTMLElement | null>;
  rowHeight: number;
  isMeasured: boolean;
  children: (rowWindow: RowWindow) => ReactNode;
};

/** Renders only the visible rows of a long list; in a file of its own, since most lists don't need it. */
export function VirtualRows({ count, container, rowHeight, isMeasured, children }: VirtualRowsProps) {
  // oxlint-disable-next-line react/incompatible-library -- we do not use the React compiler
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => container.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    initialRect: { width: 1024, height: 800 },
  });
  const items = virtualizer.getVirtualItems();
  return children({
    indexes: items.map((item) => item.index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: isMeasured ? virtualizer.measureElement : undefined,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
  });
}
