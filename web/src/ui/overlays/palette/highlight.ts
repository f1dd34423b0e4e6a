import { fold } from '@move/domain/kit/text/fold.ts';

export type TextPart = { text: string; isMatch: boolean; at: number };

const plain = (text: string) => Array.from(text, (character) => fold(character).slice(0, 1) || character);

/** Splits `text` where `query` occurs, ignoring case and accents, to mark the matches. */
export function highlight(text: string, query: string): TextPart[] {
  const wanted = plain(query.trim()).join('');
  const characters = Array.from(text);
  const haystack = plain(text).join('');
  if (wanted === '' || haystack.length !== characters.length) return [{ text, isMatch: false, at: 0 }];
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = haystack.indexOf(wanted); at !== -1; at = haystack.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: characters.slice(from, at).join(''), isMatch: false, at: from });
    from = at + wanted.length;
    parts.push({ text: characters.slice(at, from).join(''), isMatch: true, at });
  }
  if (from < characters.length) parts.push({ text: characters.slice(from).join(''), isMatch: false, at: from });
  return parts;
}
