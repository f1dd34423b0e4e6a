import type { ReactNode } from 'react';

type CardTotalsProps = {
  totals: Readonly<Record<string, ReactNode>>;
  columns: readonly { id: string; header: ReactNode }[];
};

/** The totals of the columns, in a list: on a phone only the last one, and the others on request, so that the rows stay in view. */
export function CardTotals({ totals, columns }: CardTotalsProps) {
  const [first, ...others] = columns;
  const name = first && totals[first.id];
  const shown = others.filter(({ id }) => totals[id] !== undefined);
  const last = shown.at(-1);
  if (last === undefined) return <div className="cardtotals">{name}</div>;
  return (
    <details className="cardtotals">
      <summary>
        <b className="b6">{name}</b>
        <span className="num b6">{totals[last.id]}</span>
      </summary>
      <p>{name}</p>
      <dl>
        {shown.map(({ id, header }) => (
          <div key={id} className="row between">
            <dt className="soft">{header}</dt>
            <dd className="num b6">{totals[id]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
