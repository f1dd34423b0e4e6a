import { sendApplication } from '../state/context.ts';
import { notifyError } from '../notify.ts';
import { queryClient } from '../api/query-client.ts';
import { followApplication } from '../state/settings.ts';
import { forgetRoleView } from './role-view.ts';
import { forgetStored } from '../state/stored.ts';

/** Prefix of the storage keys of filters and search texts last used on lists. */
export const VIEW_KEYS = 'view:';

/** The browser's database of lists that work without a network. */
export const KEPT_LISTS = 'check-in-lists';

/** Lists open with their default view again, instead of the filters last used on them. */
export const forgetViews = (): void => forgetStored(VIEW_KEYS, 'sessionStorage');

/** Removes everything that a user read or searched for, so that the next user doesn't see it. */
export function forgetPerson(): void {
  queryClient.clear();
  forgetViews();
  forgetRoleView();
  forgetLists();
  sendApplication(null);
  followApplication(null).catch(notifyError);
}

/** Removes the lists of participants that were stored for use without a network. */
export function forgetLists(): void {
  try {
    indexedDB.deleteDatabase(KEPT_LISTS);
  } catch {
    // a browser that stores nothing has nothing to remove
  }
}
