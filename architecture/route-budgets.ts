import type { Guard } from '../domain/src/access/guard.ts';

/** What the browser loads in scripts before a screen is shown: kilobytes (1000 bytes) after gzip -9, and the number of files. */
export type Budget = { kilobytes: number; scripts: number };

export const BUDGETS = {
  public: { kilobytes: 180, scripts: 12 },
  /** The first screen that staff see. */
  firstList: { kilobytes: 185, scripts: 25 },
  list: { kilobytes: 200, scripts: 25 },
  checkIn: { kilobytes: 200, scripts: 25 },
  /** Forms and other working screens. */
  edit: { kilobytes: 260, scripts: 25 },
  calendar: { kilobytes: 260, scripts: 25 },
} satisfies Record<string, Budget>;

export type Kind = keyof typeof BUDGETS;

/** Screens of another kind than their route shows. */
export const OTHER_KINDS: Readonly<Record<string, Kind>> = {
  '/overview': 'public',
  '/organizations/$organizationId/locations': 'firstList',
  '/admin/reconciliation/$month': 'list',
  '/admin/reconciliation/$month/$organizationId': 'list',
  '/admin/reconciliation/provider/$month': 'list',
  '/admin/wallets/$walletId/coupons/redeemed': 'list',
  '/checkin': 'checkIn',
  '/checkin/$sessionId': 'checkIn',
  '/admin/permissions': 'edit',
  '/application/builds': 'edit',
  '/application/builds/build-android': 'edit',
  '/application/builds/build-ios': 'edit',
  '/application/builds/overview': 'edit',
  '/application/organizations/management/import': 'edit',
  '/dev/ui': 'edit',
  '/organizations/$organizationId/finances': 'edit',
  '/organizations/$organizationId/finances/cancellations': 'edit',
  '/help': 'edit',
  '/organizations/$organizationId/profile': 'edit',
  '/profile': 'edit',
  '/organizations/$organizationId/calendar': 'calendar',
};

/** Returns the kind of screen by its route: a form (`edit`) for one record or a new one, otherwise a list. */
export function kindOfRoute({ path, needs }: { path: string; needs: Guard }): Kind {
  if (needs === 'public') return 'public';
  const own = path.replace('/organizations/$organizationId', '');
  return own.includes('/$') || own.endsWith('/create') ? 'edit' : 'list';
}

/** Screens above their budget, with their own limit until they are within it. A screen within its budget must be removed here. */
export const HELD: Readonly<Record<string, Partial<Budget>>> = {
  '/application/activities/sessions': { kilobytes: 210 },
};
