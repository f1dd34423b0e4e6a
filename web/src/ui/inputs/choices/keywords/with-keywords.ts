/** Adds the keywords in `typed` (split by comma, semicolon or line); blanks are left out, and doubles, also in other capitals. */
export function withKeywords(keywords: readonly string[], typed: string): string[] {
  const next = [...keywords];
  for (const part of typed.split(/[,;\n]/)) {
    const word = part.trim().replace(/\s+/g, ' ');
    const isKnown = next.some((other) => other.toLowerCase() === word.toLowerCase());
    if (word !== '' && !isKnown) next.push(word);
  }
  return next;
}
