import { getApplicationId, sendApplication, setContext } from '../platform/context.ts';
import { VIEW_KEYS } from '../platform/forget-person.ts';
import { notifyError } from '../platform/notify.ts';
import { queryClient } from '../platform/query-client.ts';
import { loadSettings } from '../platform/settings.ts';
import { forgetStored } from '../platform/stored.ts';

/**
 * Goes on as another application (D1.1, D2.3): its id goes along with every call from here on, what is still under way for
 * the former one is stopped, and name, colours, title and icon follow. Lists start anew, for filters name records of the
 * former one.
 */
export function switchApplication(applicationId: number): void {
  if (applicationId === getApplicationId()) return;
  setContext({ applicationId });
  sendApplication(applicationId);
  void queryClient.cancelQueries();
  queryClient.removeQueries({ type: 'inactive' });
  forgetStored(VIEW_KEYS, 'sessionStorage');
  loadSettings(applicationId).catch(notifyError);
}
