/** The choices of a field and the one that is stored, which may be no choice any more: an archived rate, an unlinked place. */
export function withStored<Choice extends { id: number }>(
  choices: readonly Choice[],
  stored: Choice | null,
): readonly Choice[] {
  if (stored === null || choices.some(({ id }) => id === stored.id)) return choices;
  return [...choices, stored];
}
