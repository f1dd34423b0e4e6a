import type { Values } from '../form/field-paths.ts';

/** A draft of an earlier visit, with the name that the server stores it under. */
export type KeptDraft = { readonly slot: string; readonly values: Values; readonly updatedAt: string };

/** The two names of a form's drafts, so that new typing doesn't overwrite a draft the user hasn't decided about. */
export const draftSlots = (form: string): [string, string] => [form, `${form}+`];

/** The name to store new typing under: a free name or, when both are used, that of the older draft. `waiting` is newest first. */
export function slotFor(form: string, waiting: readonly KeptDraft[]): string {
  const free = draftSlots(form).find((slot) => waiting.every((draft) => draft.slot !== slot));
  return free ?? waiting.at(-1)?.slot ?? form;
}
