import { writeStored } from '../state/stored.ts';
import { forgetRoleView, ROLE_VIEW_KEY, type RoleView } from './role-view.ts';

/** Stores the role view for this browser tab and opens the start page of the role. */
export function beginRoleView(view: RoleView): void {
  writeStored(ROLE_VIEW_KEY, JSON.stringify(view), 'sessionStorage');
  window.location.assign(view.role === 'admin' ? '/application' : `/organizations/${view.id}`);
}

/** Returns to the caller's own roles. */
export function endRoleView(): void {
  forgetRoleView();
  window.location.assign('/admin/permissions');
}
