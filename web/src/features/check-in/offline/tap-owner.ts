import { isImpersonating } from '../../../platform/session/impersonation.ts';
import { getRoleView } from '../../../platform/session/role-view.ts';
import { getSession } from '../../../platform/session/session.ts';

/**
 * The owner of taps and lists; null when no user is logged in, or during a role view. During an impersonation it differs from the user, so
 * that nothing is stored under the user's own id.
 */
export function tapOwner(): string | null {
  const session = getSession();
  if (session === null || getRoleView() !== null) return null;
  return isImpersonating() ? `as ${session.user.id}` : String(session.user.id);
}
