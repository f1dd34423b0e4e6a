const reasons = new Map<number, string>();

/** What was written about an organisation and not sent yet. */
export const reasonOf = (id: number): string => reasons.get(id) ?? '';

export function rememberReason(id: number, text: string): void {
  if (text === '') reasons.delete(id);
  else reasons.set(id, text);
}
