import type { ApiError } from '@move/contract/kit/client/client.ts';
import { sortErrors } from './field-errors.ts';
import { fieldId } from './use-field.ts';
import { isOffline, whenOnline } from '../../../platform/notify.ts';
import type { FormCore } from './form-core.ts';
import { objectShape } from '../fields/schema-fields.ts';

type Words = {
  failed: string;
  offline: string;
  /** The message for a 404 on the form of a record that existed; other forms show the server's text. */
  gone?: string;
};

/** The body to send: the form's values, with the version that was read when the endpoint takes one. */
export function bodyToSend(core: FormCore): Record<string, unknown> {
  const { version } = core.store.get();
  const takesVersion = version !== null && objectShape(core.schema)?.updated_at !== undefined;
  return { ...core.body(), ...(takesVersion ? { updated_at: version } : {}) };
}

/**
 * Waits for uploads and returns whether the form can be sent: false when it is being sent already, when an upload failed, or with errors.
 * Marks the form as being sent when it can be.
 */
export async function prepareSend(core: FormCore): Promise<boolean> {
  if (core.store.get().isPending) return false;
  core.update({ isPending: true });
  const isReady = (await core.uploadsSucceeded()) && core.checkAll();
  if (!isReady) core.update({ isPending: false });
  return isReady;
}

/** Another user saved the record meanwhile. */
export const isStale = (error: ApiError): boolean => error.status === 409 && error.errors.updated_at !== undefined;

/** Shows a refusal on its fields or in the summary; the typed values stay. */
export function showRefusal(core: FormCore, error: ApiError, words: Words): void {
  const { onFields, general } = sortErrors(error.errors, Object.keys(objectShape(core.schema) ?? {}));
  const isBug = error.status >= 500;
  const gone = error.status === 404 && Object.keys(onFields).length === 0 ? words.gone : undefined;
  const said = isBug ? [words.failed] : gone === undefined ? general : [gone];
  const isSilent = said.length === 0 && Object.keys(onFields).length === 0;
  const isAlone = isOffline(error);
  if (isAlone) clearWhenOnline(core, words.offline);
  core.update({
    errors: onFields,
    general: error.status === 0 ? [isAlone ? words.offline : words.failed] : isSilent ? [words.failed] : said,
    requestId: isBug ? error.requestId : null,
    hasTried: true,
  });
}

/** Removes the sentence that there is no network once the network is back. */
export function clearWhenOnline(core: FormCore, sentence: string): void {
  whenOnline(() => core.store.get().general[0] === sentence && core.update({ general: [] }));
}

/** The element of the first field with an error, in reading order; a part of a composite field counts as that field. */
export function firstErrorElement(core: FormCore): HTMLElement | null {
  const elements = Object.keys(core.store.get().errors).flatMap((path) => {
    const found = findFieldElement(core, path);
    return found === null ? [] : [found];
  });
  const [first] = elements.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  return first ?? null;
}

/** The input of a field, or of the nearest field around it. */
export function findFieldElement(core: FormCore, path: string): HTMLElement | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = document.getElementById(fieldId(core, parts.slice(0, length).join('.')));
    if (found !== null) return found;
  }
  return null;
}

/** Focuses a field, or in a composite field its first invalid input. Returns false when the field is not on screen. */
export function focusField(element: HTMLElement | null): boolean {
  (element?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? element)?.focus();
  return element !== null;
}

/** Focuses the first field with an error after a refused save; the summary with a message of no field focuses itself. */
export const focusFirstError = (core: FormCore): boolean =>
  core.store.get().general.length > 0 || focusField(firstErrorElement(core));
