import type { Transaction } from '@move/contract/transactions/transactions.ts';

type Sold = { sold_for: Pick<NonNullable<Transaction['sold_for']>, 'kind'> | null } & Pick<
  Transaction,
  'activity' | 'title'
>;

export const isBundle = ({ sold_for }: Pick<Sold, 'sold_for'>): boolean => sold_for?.kind === 'bundle_participant';

/** What was sold: a bundle by its own name, as in the list of orders; a session by its activity, since its start is shown apart. */
export function soldText(row: Sold): string {
  const { activity, title } = row;
  if (!isBundle(row)) return activity?.name ?? title;
  const before = `${activity?.name ?? ''}, `;
  return title.startsWith(before) ? title.slice(before.length) : title;
}
