import type { ReactNode } from 'react';
import * as look from '../look/look.module.css';
import * as styles from './table.module.css';

type CardTotalsProps = {
  totals: Readonly<Record<string, ReactNode>>;
  columns: readonly { id: string; header: ReactNode }[];
};

/**
 * The totals of a list on a phone: only `totals.card`, or without it the total of the last column. The others and `totals.note`, what the
 * sums leave out, are shown on request, so that the rows stay in view.
 */
export function CardTotals({ totals, columns }: CardTotalsProps) {
  const [first, ...others] = columns;
  const name = first && totals[first.id];
  const shown = others.filter(({ id }) => totals[id] !== undefined);
  const last = shown.at(-1);
  const note = totals['note'] ?? name;
  if (last === undefined) return <div className={styles.totals}>{name}</div>;
  return (
    <details className={styles.totals}>
      <summary>
        <b className={look.semibold}>{name}</b>
        <span className={`${look.figures} ${look.semibold}`}>{totals['card'] ?? totals[last.id]}</span>
      </summary>
      {note !== '' && <p className={`${look.soft} ${look.small}`}>{note}</p>}
      <dl>
        {shown.map(({ id, header }) => (
          <div key={id} className={`${look.row} ${look.spread}`}>
            <dt className={shown.length === 1 ? look.visuallyHidden : look.soft}>{header}</dt>
            <dd className={`${look.figures} ${look.semibold}`}>{totals[id]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
