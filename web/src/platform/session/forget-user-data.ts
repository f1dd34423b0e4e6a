import { setApplicationId } from '../state/context.ts';
import { notifyError } from '../notify.ts';
import { queryClient } from '../api/query-client.ts';
import { applyBrandOf } from '../state/settings.ts';
import { forgetRoleView } from './role-view.ts';
import { forgetStored } from '../state/stored.ts';

/** The prefix of the storage keys under which lists keep their last filters and search text. */
export const VIEW_KEYS = 'view:';

/**
 * The name of the browser's database (IndexedDB) for lists that work without a network. Here, because `platform` can't import a feature.
 */
export const KEPT_LISTS = 'check-in-lists';

/** The prefix of the storage keys of texts that the user wrote in this tab and didn't send yet. */
export const WRITTEN_KEYS = 'written:';

/** Removes the last filters of all lists, so that lists open with their default view again. */
export const forgetViews = (): void => forgetStored(VIEW_KEYS, 'sessionStorage');

/** Removes everything that the user read or searched for, so that the next user on this device doesn't see it. */
export function forgetUserData(): void {
  queryClient.clear();
  forgetViews();
  forgetStored(WRITTEN_KEYS, 'sessionStorage');
  forgetRoleView();
  forgetLists();
  setApplicationId(null);
  applyBrandOf(null).catch(notifyError);
}

/** Removes the lists of participants that were stored for use without a network. */
export function forgetLists(): void {
  try {
    indexedDB.deleteDatabase(KEPT_LISTS);
  } catch {
    // storage is blocked: nothing to remove
  }
}
