import { logout } from '@move/contract/access/access.ts';
import { api } from './api.ts';
import { sendApplication } from './context.ts';
import { queryClient } from './query-client.ts';
import { endSession, getSession } from './session.ts';
import { forgetStored } from './stored.ts';

/** Logs out here and in every other tab; a server out of reach does not keep anybody in (R2.1-03). */
export async function leaveSession(): Promise<void> {
  // The call takes the token along before it is forgotten.
  const told = getSession() === null ? Promise.resolve(undefined) : api(logout, {});
  endSession('logout');
  forgetPerson();
  await told.catch(() => undefined);
}

/** Keys under which a tab keeps the filters and search words last used on its lists. */
export const VIEW_KEYS = 'view:';

/** Nothing that one person read or searched for is shown to the next. */
export function forgetPerson(): void {
  queryClient.clear();
  forgetStored(VIEW_KEYS, 'sessionStorage');
  sendApplication(null);
}
