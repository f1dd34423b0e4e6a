import { permissionAt } from '../bundles/bundle-permission.ts';

/** The guard of all calls about a waiting list. It is the guard of participants, since entries are personal data too. */
export const waitlistGuard = (path: string) =>
  ({ permission: permissionAt(path, 'manage-participants'), scope: 'organization' }) as const;

/** Why a person on the list can't be invited now. */
export const NOT_INVITABLE_PROBLEMS = [
  'waitlist.present',
  'waitlist.age',
  'waitlist.again',
  'waitlist.over',
  'waitlist.closing',
] as const;
