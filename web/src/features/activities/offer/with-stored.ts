/** The options of a field and the stored one, which may be no option any more: an archived rate, an unlinked location. */
export function withStored<Choice extends { id: number }>(
  choices: readonly Choice[],
  stored: Choice | null,
): readonly Choice[] {
  if (stored === null || choices.some(({ id }) => id === stored.id)) return choices;
  return [...choices, stored];
}
