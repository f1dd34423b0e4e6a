import { parseStored, readStored, writeStored } from '../state/stored.ts';

export const ROLE_VIEW_KEY = 'role_view';

/** The role as which a superadmin views the product, with the platform or organisation where it applies. */
export type RoleView = { role: 'admin' | 'organization' | 'trainer'; id: number; name: string };

// of this window only, and read once: a role view starts and ends with a new page, so that nothing read before is shown in it
const stored = parseStored(readStored(ROLE_VIEW_KEY, 'sessionStorage'));
const current = isRoleView(stored) ? stored : null;

/** Checked by hand, since every page loads this; the server refuses invalid values. */
function isRoleView(value: unknown): value is RoleView {
  return typeof value === 'object' && value !== null && 'role' in value && 'id' in value && 'name' in value;
}

export const getRoleView = (): RoleView | null => current;

/** The header by which the server checks each call as that role, and refuses every change. */
export const roleViewHeader = (): Record<string, string> =>
  current === null ? {} : { 'x-view-as': `${current.role}:${current.id}` };

/** Ends the role view, so that another login doesn't continue it. */
export const forgetRoleView = (): void => writeStored(ROLE_VIEW_KEY, null, 'sessionStorage');
