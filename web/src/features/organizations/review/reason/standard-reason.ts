/**
 * The reason once a standard one is pressed: it replaces another standard reason and follows a text that the reviewer wrote; pressed again,
 * it is taken out.
 */
export function withStandardReason(written: string, pressed: string, standard: readonly { text: string }[]): string {
  const own = standard.reduce((left, { text }) => left.replace(text, ''), written).trim();
  if (written.includes(pressed)) return own;
  return own === '' ? pressed : `${own}\n\n${pressed}`;
}
