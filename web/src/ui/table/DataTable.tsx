import { type RefObject, useEffect, useRef, useState } from 'react';
import { lazyPartHook } from '../lazy-part-hook.ts';
import { PHONE, useMediaQuery } from '../look/use-media-query.ts';
import { CardList } from './CardList.tsx';
import { ROW_HEIGHTS } from './columns/columns.ts';
import { RowTable } from './RowTable.tsx';
import { plainWindow, type RowWindow, VIRTUAL_FROM } from './row-window.ts';
import { toggled } from './selection.ts';
import type { DataTableProps } from './table-props.ts';
import { useRowKeys } from './use-row-keys.ts';
import * as styles from './table.module.css';

const useVirtualRows = lazyPartHook(() => import('./VirtualRows.tsx').then((module) => module.VirtualRows));
const CARD_HEIGHT = 96;

type RowsInProps<Row> = { props: DataTableProps<Row>; container: RefObject<HTMLDivElement | null>; asCards: boolean };

function Rows<Row>({ props, container, asCards, rowWindow }: RowsInProps<Row> & { rowWindow: RowWindow }) {
  const { rows, rowKey, card, selected, onSelect, onOpen } = props;
  const cursor = useRowKeys<Row>({
    rows,
    rowKey,
    container,
    scrollTo: rowWindow.scrollTo,
    onToggle: onSelect && ((row) => onSelect(toggled(selected ?? new Set(), rowKey(row)))),
    onOpen,
  });
  return asCards && card !== undefined ? (
    <CardList {...props} card={card} {...{ rowWindow, cursor }} />
  ) : (
    <RowTable {...props} {...{ rowWindow, cursor }} />
  );
}

/** All rows, or above 200 only the visible ones. The first ones are shown at once; the code for the others is fetched after that. */
function WindowedRows<Row>(parts: RowsInProps<Row>) {
  const { props, container, asCards } = parts;
  const count = props.rows.length;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const rowHeight = asCards ? CARD_HEIGHT : ROW_HEIGHTS[props.density ?? 'roomy'];
  const plain = <Rows {...parts} rowWindow={plainWindow({ count, rowHeight, container })} />;
  const { Part: VirtualRows } = useVirtualRows(count > VIRTUAL_FROM && isShown);
  if (count <= VIRTUAL_FROM || !isShown || VirtualRows === null) return plain;
  return (
    <VirtualRows {...{ count, container, rowHeight }} isMeasured={asCards}>
      {(rowWindow) => <Rows {...parts} rowWindow={rowWindow} />}
    </VirtualRows>
  );
}

/**
 * A list's table: sticky header, sorting, selection, row menu, keys J K X E Enter, totals, cards below 640 px. It scrolls itself in
 * both directions, so that the page never scrolls sideways.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { card, isBusy = false, label } = props;
  const container = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(PHONE);
  return (
    <div
      ref={container}
      className={styles.wrap}
      data-part="rows"
      role="region"
      aria-label={label}
      aria-busy={isBusy}
      data-busy={isBusy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keys
      tabIndex={0}
    >
      <WindowedRows {...{ props, container }} asCards={isPhone && card !== undefined} />
    </div>
  );
}
