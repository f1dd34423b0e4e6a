import { getApplicationId, setApplicationId, setContext } from '../platform/state/context.ts';
import { VIEW_KEYS } from '../platform/session/forget-user-data.ts';
import { notifyError } from '../platform/notify.ts';
import { queryClient } from '../platform/api/query-client.ts';
import { loadSettings } from '../platform/state/settings.ts';
import { forgetStored } from '../platform/state/stored.ts';

/**
 * Switches to another platform: later calls send its id, running calls for the former one are aborted, and name, colours, title and icon
 * change. Stored filters of lists are removed, because they contain ids of the former platform.
 */
export function switchApplication(applicationId: number): void {
  if (applicationId === getApplicationId()) return;
  setContext({ applicationId });
  setApplicationId(applicationId);
  void queryClient.cancelQueries();
  queryClient.removeQueries({ type: 'inactive' });
  forgetStored(VIEW_KEYS, 'sessionStorage');
  loadSettings(applicationId).catch(notifyError);
}
