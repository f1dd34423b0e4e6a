import { permissionAt } from '../bundles/bundle-permission.ts';

/** What every call about a waiting list demands: who waits is personal data, as participants are. */
export const guardOf = (path: string) =>
  ({ permission: permissionAt(path, 'manage-participants'), scope: 'organization' }) as const;

/** Why a person on the list can't be invited at this moment. */
export const NOT_NOW = [
  'waitlist.present',
  'waitlist.age',
  'waitlist.again',
  'waitlist.over',
  'waitlist.closing',
] as const;
