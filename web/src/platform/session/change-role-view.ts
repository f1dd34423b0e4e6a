import { writeStored } from '../state/stored.ts';
import { forgetRoleView, ROLE_VIEW_KEY, type RoleView } from './role-view.ts';

/** Opens the start page of the role in this window. */
export function beginRoleView(view: RoleView): void {
  writeStored(ROLE_VIEW_KEY, JSON.stringify(view), 'sessionStorage');
  window.location.assign(view.role === 'admin' ? '/application' : `/organizations/${view.id}`);
}

/** Returns to the caller's own roles. */
export function endRoleView(): void {
  forgetRoleView();
  window.location.assign('/admin/permissions');
}
