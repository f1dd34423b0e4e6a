import { notifyError } from '../../../platform/notify.ts';

/** Loads the code of the bulk actions when the user needs it. Returns null, after a message, when loading fails. */
export async function loadBulkWork() {
  try {
    return await import('./bulk-work.ts');
  } catch (error) {
    notifyError(error);
    return null;
  }
}
