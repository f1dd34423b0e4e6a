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
