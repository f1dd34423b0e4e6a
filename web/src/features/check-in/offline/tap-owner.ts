import { isImpersonating } from '../../../platform/session/impersonation.ts';
import { getRoleView } from '../../../platform/session/role-view.ts';
import { getSession } from '../../../platform/session/session.ts';

/**
 * The owner of the taps and lists; null when no user is logged in, or during a role view. An impersonator stores nothing under that user's
 * name.
 */
export function tapOwner(): string | null {
  const session = getSession();
  if (session === null || getRoleView() !== null) return null;
  return isImpersonating() ? `as ${session.user.id}` : String(session.user.id);
}
