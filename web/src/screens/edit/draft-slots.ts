import type { Values } from './field-paths.ts';

/** A draft of an earlier visit, and the name under which the server keeps it. */
export type KeptDraft = { readonly slot: string; readonly values: Values; readonly updatedAt: string };

/** The two names of a form's drafts: what is typed now, and what nobody has answered for yet. */
export const draftSlots = (form: string): [string, string] => [form, `${form}+`];

/** Where what is typed now is kept: beside the drafts that wait, newest first; when both names are taken, instead of the older. */
export function slotFor(form: string, waiting: readonly KeptDraft[]): string {
  const free = draftSlots(form).find((slot) => waiting.every((draft) => draft.slot !== slot));
  return free ?? waiting.at(-1)?.slot ?? form;
}
