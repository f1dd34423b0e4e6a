import type { ReactNode } from 'react';
import { ActionMenu } from '../overlays/menus/ActionMenu.tsx';
import { useWords } from '../Words.tsx';
import { toggled } from './selection.ts';
import { lazyPart } from '../lazy-part.tsx';
import type { RowsProps } from './table-props.ts';
import * as look from '../look/look.module.css';
import * as choiceStyles from '../inputs/choices.module.css';
import * as styles from './table.module.css';

// loaded on demand, because few lists have totals
const CardTotals = lazyPart(() => import('./CardTotals.tsx').then((module) => module.CardTotals));

type CardListProps<Row> = RowsProps<Row> & { card: (row: Row) => ReactNode };

function CardRow<Row>({ row, index, props }: { row: Row; index: number; props: CardListProps<Row> }) {
  const w = useWords();
  const { rowKey, rowName, selected, onSelect, rowMenu, card, rowWindow, cursor } = props;
  const key = rowKey(row);
  const isChosen = selected?.has(key) ?? false;
  return (
    // oxlint-disable-next-line react/refs -- a callback ref of the virtualizer
    <li ref={rowWindow.measure} data-index={index} data-sel={isChosen} data-cur={index === cursor} tabIndex={-1}>
      {selected && onSelect && (
        <input
          type="checkbox"
          className={choiceStyles.check}
          aria-label={w.table.choose(rowName(row))}
          checked={isChosen}
          onChange={() => onSelect(toggled(selected, key))}
        />
      )}
      <div className={look.grow}>{card(row)}</div>
      {rowMenu && <ActionMenu items={rowMenu(row)} label={w.moreFor(rowName(row))} />}
    </li>
  );
}

/** The rows as cards, below 640 px. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { rows, rowKey, label, rowWindow } = props;
  const list = (
    <ul
      className={styles.cards}
      aria-label={label}
      style={{ paddingTop: rowWindow.before, paddingBottom: rowWindow.after }}
    >
      {rowWindow.indexes.map((index) => {
        const row = rows[index];
        return row === undefined ? null : <CardRow key={rowKey(row)} {...{ row, index, props }} />;
      })}
    </ul>
  );
  if (props.totals === undefined) return list;
  return (
    <>
      {/* on a phone the totals come first: few users scroll past all cards */}
      <CardTotals totals={props.totals} columns={props.columns.map(({ id, header }) => ({ id, header }))} />
      {list}
    </>
  );
}
