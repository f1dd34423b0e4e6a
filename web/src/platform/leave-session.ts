import { logout } from '@move/contract/access/access.ts';
import { api } from './api.ts';
import { sendApplication } from './context.ts';
import { queryClient } from './query-client.ts';
import { endSession, getSession } from './session.ts';

/** Logs out here and in every other tab; a server out of reach does not keep anybody in (R2.1-03). */
export async function leaveSession(): Promise<void> {
  // The call takes the token along before it is forgotten.
  const told = getSession() === null ? Promise.resolve(undefined) : api(logout, {});
  endSession('logout');
  forgetPerson();
  await told.catch(() => undefined);
}

/** Nothing that one person read is shown to the next. */
export function forgetPerson(): void {
  queryClient.clear();
  sendApplication(null);
}
