import type { ReactNode } from 'react';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { screenMessages } from '../screen.messages.ts';
import * as look from '../../ui/look/look.module.css';

type TotalsRow = {
  /** The column with the word “Total”: the first one. */
  label: string;
  /** What the sums leave out. */
  note?: string | false;
  /** The column whose total is shown on a phone, where cards show its values; by default the last column with a total. */
  card?: string;
};

/** The totals of a list below its columns, added up by the server; those in cents as money. Undefined while they load. */
export function useTotalsRow(
  totals: Readonly<Record<string, number>> | undefined,
  { label, note = false, card }: TotalsRow,
) {
  const t = useMessages(screenMessages);
  const formats = useFormats();
  if (totals === undefined) return undefined;
  const cells: Record<string, ReactNode> = {};
  for (const [name, sum] of Object.entries(totals)) {
    cells[name] = name.endsWith('_in_cents') ? formats.money(sum) : formats.number(sum);
  }
  cells[label] = (
    <>
      {t.total}
      {note !== false && <span className={`${look.soft} ${look.small}`}> {note}</span>}
    </>
  );
  if (card !== undefined) cells['card'] = cells[card];
  cells['note'] = note === false ? '' : note;
  return cells;
}
