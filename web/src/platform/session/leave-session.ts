import { logout } from '@move/contract/access/access.ts';
import { api } from '../api/api.ts';
import { forgetPerson } from './forget-person.ts';
import { isImpersonating, restoreOwnSession } from './impersonation.ts';
import { endSession, getSession } from './session.ts';

/** Logs out here and in every other tab, even when the server can't be reached. */
export async function leaveSession(): Promise<void> {
  const told = [endOnServer()];
  // an impersonator logs out of both sessions
  if (restoreOwnSession()) told.push(endOnServer());
  endSession('logout');
  forgetPerson();
  await Promise.all(told);
}

/** Ends the impersonation and restores the superadmin's own session. */
export function stopImpersonation(): void {
  if (!isImpersonating()) return;
  void endOnServer();
  restoreOwnSession();
}

/** Logs the session out on the server. `api` reads the token at once, so the caller can remove the token right after this. */
async function endOnServer(): Promise<void> {
  if (getSession() === null) return;
  await api(logout, {}).catch(() => undefined);
}
