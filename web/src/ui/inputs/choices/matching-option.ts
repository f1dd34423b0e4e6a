type Named = { readonly label: string; readonly disabled?: boolean | undefined };

const plain = (text: string) => text.trim().toLowerCase();

/** The options that a list shows for a typed text. */
export function matchingOptions<Option extends Named>(options: readonly Option[], typed: string): Option[] {
  return options.filter(({ label, disabled }) => disabled !== true && plain(label).includes(plain(typed)));
}

/** The option that a typed text means: the one with this label, or the only one that begins with it. */
export function meantOption<Option extends Named>(options: readonly Option[], typed: string): Option | null {
  const text = plain(typed);
  if (text === '') return null;
  const enabled = options.filter(({ disabled }) => disabled !== true);
  const beginning = enabled.filter(({ label }) => plain(label).startsWith(text));
  return enabled.find(({ label }) => plain(label) === text) ?? (beginning.length === 1 ? (beginning[0] ?? null) : null);
}

/**
 * The next option that begins with the typed letters, from the option at `index`; one letter, also when repeated, goes on to the following
 * option with it.
 */
export function optionByLetters<Option extends Named>(
  options: readonly Option[],
  letters: string,
  index: number,
): Option | null {
  const text = plain(letters);
  const isOne = text === text.slice(0, 1).repeat(text.length);
  const start = Math.max(0, isOne ? index + 1 : index);
  const inOrder = [...options.slice(start), ...options.slice(0, start)];
  const wanted = isOne ? text.slice(0, 1) : text;
  return inOrder.find(({ label, disabled }) => disabled !== true && plain(label).startsWith(wanted)) ?? null;
}
