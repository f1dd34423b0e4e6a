export const PROVIDER = '/admin/reconciliation/provider';

const filtered = (platform: string | undefined) =>
  platform === undefined ? '' : `?platform=${encodeURIComponent(platform)}`;

export const providerMonthPath = (month: string, platform?: string | undefined) =>
  `${PROVIDER}/${month}${filtered(platform)}`;

export const providerDaysPath = (month: string, platform?: string | undefined) =>
  `${PROVIDER}/${month}/days${filtered(platform)}`;

/** The platform of a row as the address has it. */
export const platformOf = (application: { id: number } | null): string =>
  application === null ? 'none' : String(application.id);
