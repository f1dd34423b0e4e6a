import { sendApplication } from './context.ts';
import { notifyError } from './notify.ts';
import { queryClient } from './query-client.ts';
import { followApplication } from './settings.ts';
import { forgetStored } from './stored.ts';

/** Keys under which a tab keeps the filters and search words last used on its lists. */
export const VIEW_KEYS = 'view:';

/** The browser's database of lists that are there without a network. */
export const KEPT_LISTS = 'check-in-lists';

/** Nothing that one person read or searched for is shown to the next. */
export function forgetPerson(): void {
  queryClient.clear();
  forgetStored(VIEW_KEYS, 'sessionStorage');
  wipeLists();
  sendApplication(null);
  followApplication(null).catch(notifyError);
}

function wipeLists(): void {
  try {
    indexedDB.deleteDatabase(KEPT_LISTS);
  } catch {
    // A browser that keeps nothing has nothing to wipe.
  }
}
