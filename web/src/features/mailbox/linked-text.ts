export type TextPart = { at: number; text: string; href: string | null };

const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]/g;

/** A mail's text in parts: addresses become links, the rest stays text. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index), href: null });
    parts.push({ at: match.index, text: match[0], href: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), href: null });
  return parts;
}
