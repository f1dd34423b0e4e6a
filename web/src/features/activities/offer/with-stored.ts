/** The options of a field, with the stored value added if it is no longer an option, such as an archived rate or an unlinked location. */
export function withStored<Choice extends { id: number }>(
  choices: readonly Choice[],
  stored: Choice | null,
): readonly Choice[] {
  if (stored === null || choices.some(({ id }) => id === stored.id)) return choices;
  return [...choices, stored];
}
