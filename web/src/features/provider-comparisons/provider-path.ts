export const PROVIDER = '/admin/reconciliation/provider';

export type MonthView = { applicationId?: string | undefined; tab?: 'days' };

/** The path of a month: its differences, or with `tab` `days` its days. */
export function providerMonthPath(month: string, { applicationId, tab }: MonthView = {}): string {
  const parts = new URLSearchParams();
  if (tab !== undefined) parts.set('tab', tab);
  if (applicationId !== undefined) parts.set('applicationId', applicationId);
  return `${PROVIDER}/${month}${parts.size === 0 ? '' : `?${parts.toString()}`}`;
}
