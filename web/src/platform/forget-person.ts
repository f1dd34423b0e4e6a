import { sendApplication } from './context.ts';
import { notifyError } from './notify.ts';
import { queryClient } from './query-client.ts';
import { followApplication } from './settings.ts';
import { forgetStored } from './stored.ts';

/** Keys under which a tab keeps the filters and search words last used on its lists. */
export const VIEW_KEYS = 'view:';

/** Nothing that one person read or searched for is shown to the next. */
export function forgetPerson(): void {
  queryClient.clear();
  forgetStored(VIEW_KEYS, 'sessionStorage');
  sendApplication(null);
  followApplication(null).catch(notifyError);
}
