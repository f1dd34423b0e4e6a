import type { ReactNode } from 'react';

type CardTotalsProps = {
  totals: Readonly<Record<string, ReactNode>>;
  columns: readonly { id: string; header: ReactNode }[];
};

/** The totals of the columns, one below the other. */
export function CardTotals({ totals, columns }: CardTotalsProps) {
  const [first, ...others] = columns;
  return (
    <div className="cardtotals">
      <b className="b6">{first && totals[first.id]}</b>
      <dl>
        {others.map(
          ({ id, header }) =>
            totals[id] !== undefined && (
              <div key={id} className="row between">
                <dt className="soft">{header}</dt>
                <dd className="num b6">{totals[id]}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
