export const PROVIDER = '/admin/reconciliation/provider';

type Shown = { platform?: string | undefined; tab?: 'days' };

/** The path of a month: its differences, or with `tab` `days` its days. */
export function providerMonthPath(month: string, { platform, tab }: Shown = {}): string {
  const parts = new URLSearchParams();
  if (tab !== undefined) parts.set('tab', tab);
  if (platform !== undefined) parts.set('platform', platform);
  return `${PROVIDER}/${month}${parts.size === 0 ? '' : `?${parts.toString()}`}`;
}
