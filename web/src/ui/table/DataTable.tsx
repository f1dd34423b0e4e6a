import { useRef } from 'react';
import { PHONE, useMediaQuery } from '../look/use-media-query.ts';
import { CardList } from './CardList.tsx';
import { ROW_HEIGHTS } from './columns.ts';
import { RowTable } from './RowTable.tsx';
import { toggled } from './selection.ts';
import type { DataTableProps } from './table-props.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowWindow } from './use-row-window.ts';

const CARD_HEIGHT = 96;

/**
 * Rows of a list: sticky head, sorting, selection, row menu, keys J K X Enter, totals, cards below 640 px. It scrolls
 * itself in both directions, so that the page never scrolls sideways.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, density = 'roomy', card, isBusy = false, label, selected, onSelect, onOpen } = props;
  const container = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(PHONE);
  const asCards = isPhone && card !== undefined;
  const rowHeight = asCards ? CARD_HEIGHT : ROW_HEIGHTS[density];
  const rowWindow = useRowWindow({ count: rows.length, container, rowHeight, isMeasured: asCards });
  const at = (index: number, run: (row: Row) => void) => {
    const row = rows[index];
    if (row !== undefined) run(row);
  };
  const cursor = useRowKeys({
    count: rows.length,
    container,
    scrollTo: rowWindow.scrollTo,
    onToggle: onSelect && ((index) => at(index, (row) => onSelect(toggled(selected ?? new Set(), rowKey(row))))),
    onOpen: onOpen && ((index) => at(index, onOpen)),
  });
  return (
    <div
      ref={container}
      className="tblwrap"
      role="region"
      aria-label={label}
      aria-busy={isBusy}
      data-busy={isBusy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keys
      tabIndex={0}
    >
      {asCards ? (
        <CardList {...props} card={card} {...{ rowWindow, cursor }} />
      ) : (
        <RowTable {...props} {...{ rowWindow, cursor }} />
      )}
    </div>
  );
}
