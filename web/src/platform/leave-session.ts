import { logout } from '@move/contract/access/access.ts';
import { api } from './api.ts';
import { forgetPerson } from './forget-person.ts';
import { isImpersonating, restoreOwnSession } from './impersonation.ts';
import { endSession, getSession } from './session.ts';

/** Logs out here and in every other tab; a server out of reach does not keep anybody in (R2.1-03). */
export async function leaveSession(): Promise<void> {
  const told = [endOnServer()];
  // whoever acts as somebody else leaves as both
  if (restoreOwnSession()) told.push(endOnServer());
  endSession('logout');
  forgetPerson();
  await Promise.all(told);
}

/** Ends acting as somebody else and goes on as oneself. */
export function stopImpersonation(): void {
  if (!isImpersonating()) return;
  void endOnServer();
  restoreOwnSession();
}

/** The call takes the token along before it is forgotten. */
async function endOnServer(): Promise<void> {
  if (getSession() === null) return;
  await api(logout, {}).catch(() => undefined);
}
