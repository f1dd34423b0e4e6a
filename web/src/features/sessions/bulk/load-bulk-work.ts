import { notifyError } from '../../../platform/notify.ts';

/** Loads the code and the dialogs of the bulk actions. */
export const bulkWork = () => import('./bulk-work.ts');

/** Like `bulkWork`, but shows an error and returns null when loading fails. */
export async function loadBulkWork() {
  try {
    return await bulkWork();
  } catch (error) {
    notifyError(error);
    return null;
  }
}
