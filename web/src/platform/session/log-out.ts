import { logout } from '@move/contract/access/access.ts';
import { api } from '../api/api.ts';
import { forgetUserData } from './forget-user-data.ts';
import { isImpersonating, restoreOwnSession } from './impersonation.ts';
import { endSession, getSession } from './session.ts';

/** Logs out here and in every other tab, even when the server can't be reached. */
export async function logOut(): Promise<void> {
  const logouts = [endOnServer()];
  // an impersonator logs out of both sessions
  if (restoreOwnSession()) logouts.push(endOnServer());
  endSession('logout');
  forgetUserData();
  await Promise.all(logouts);
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
