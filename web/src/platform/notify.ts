import { ApiError } from '@move/contract/kit/client/client.ts';
import { generalMessages } from '@move/domain/kit/messages/general-messages.ts';
import { getLocale } from './texts/locale.ts';
import { createStore, useStore } from './state/store.ts';

export type Notice = { id: string; kind: 'success' | 'error' | 'info'; text: string };
export type Undoable = { id: string; text: string; undo: () => void };

const notice = createStore<Notice | null>(null);
const undoable = createStore<Undoable | null>(null);
let count = 0;

function show(kind: Notice['kind'], text: string): void {
  count += 1;
  notice.set({ id: `notice-${count}`, kind, text });
}

/** Shows a sentence as a notification. Notifications disappear by themselves, so nothing important may be shown only there. */
export const notify = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
  info: (text: string): void => show('info', text),
};

/** Shows the undo bar: what happened (“Tag ‘buiten’ is verwijderd.”) and an undo button. */
export function offerUndo({ text, undo }: { text: string; undo: () => void }): void {
  count += 1;
  undoable.set({ id: `undo-${count}`, text, undo });
}

export const useNotice = (): Notice | null => useStore(notice);
export const useUndoable = (): Undoable | null => useStore(undoable);
export const clearNotice = (): void => notice.set(null);
export const clearUndoable = (): void => undoable.set(null);

/** The server's first message about a failed call; without one, e.g. without a reply, that there is no network, or the general message. */
export function firstMessage({ errors }: Pick<ApiError, 'errors'>): string {
  const general = navigator.onLine === false ? 'general.offline' : 'general.error';
  return Object.values(errors)[0]?.[0] ?? generalMessages[getLocale()][general];
}

/** Whether a call got no reply because the device has no network. */
export const isOffline = (error: unknown): boolean =>
  navigator.onLine === false && (!(error instanceof ApiError) || error.status === 0);

/** The sentence for a failed call; null for a 401 or an aborted call, which show nothing. */
export function errorText(error: unknown): string | null {
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  if (error instanceof ApiError && error.status === 401) return null;
  return firstMessage(error instanceof ApiError ? error : { errors: {} });
}

/** Runs once, when the network is back. */
export const whenOnline = (run: () => void): void => window.addEventListener('online', run, { once: true });

export function notifyError(error: unknown): void {
  const text = errorText(error);
  if (text === null) return;
  notify.error(text);
  if (isOffline(error)) whenOnline(() => notice.get()?.text === text && clearNotice());
}
