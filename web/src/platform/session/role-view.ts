import { parseStored, readStored, writeStored } from '../state/stored.ts';

export const ROLE_VIEW_KEY = 'role_view';

/** The role whose view of the product a superadmin sees, with the id and name of the platform or organisation. */
export type RoleView = { role: 'admin' | 'organization' | 'trainer'; id: number; name: string };

// for this browser tab only. Read once: a role view starts and ends with a page load, so that it never shows data that was read before
const stored = parseStored(readStored(ROLE_VIEW_KEY, 'sessionStorage'));
const current = isRoleView(stored) ? stored : null;

/** Checks only the keys, without zod, to keep the start page small; the server refuses invalid values. */
function isRoleView(value: unknown): value is RoleView {
  return typeof value === 'object' && value !== null && 'role' in value && 'id' in value && 'name' in value;
}

export const getRoleView = (): RoleView | null => current;

/** The header of a role view: the server checks each call as that role and refuses every change. */
export const roleViewHeader = (): Record<string, string> =>
  current === null ? {} : { 'x-view-as': `${current.role}:${current.id}` };

/** Removes the stored role view, so that the next login doesn't continue it. */
export const forgetRoleView = (): void => writeStored(ROLE_VIEW_KEY, null, 'sessionStorage');
