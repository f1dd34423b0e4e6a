import { isImpersonating } from '../../../platform/session/impersonation.ts';
import { getRoleView } from '../../../platform/session/role-view.ts';
import { getSession } from '../../../platform/session/session.ts';

/** Whose taps and lists these are; null when nobody is logged in, or the list is only viewed as a role. Whoever acts as somebody else keeps nothing in that name. */
export function tapOwner(): string | null {
  const session = getSession();
  if (session === null || getRoleView() !== null) return null;
  return isImpersonating() ? `as ${session.user.id}` : String(session.user.id);
}
