import { withoutTrailing } from '../kit/text/text.ts';

export type Addressee = { first_name: string; last_name: string; email: string };

const WORD = /[^\s<>,;"'()]+/g;
/** An @ with something on both sides. */
const isAddress = (word: string) => word.slice(1, -1).includes('@');

/**
 * The people in a pasted text: `Daan Visser <daan@club.example>; eva.mulder@club.example`. Without a name, the part before the @ is split:
 * `eva.mulder` is Eva Mulder. Each address once.
 */
export function parseAddresses(text: string): Addressee[] {
  const found = new Map<string, Addressee>();
  let from = 0;
  for (const match of text.matchAll(WORD)) {
    if (!isAddress(match[0])) continue;
    const email = withoutTrailing(match[0].toLowerCase(), '.');
    const named = wordsOf(text.slice(from, match.index));
    from = match.index + match[0].length;
    const [first = '', ...rest] = named.length > 0 ? named : namesIn(email);
    if (!found.has(email)) found.set(email, { first_name: first, last_name: rest.join(' '), email });
  }
  return [...found.values()];
}

/** The name before an address, on its own line or after the last separator. */
function wordsOf(text: string): string[] {
  const last = text.split(/[,;\n>]/).at(-1) ?? '';
  return last
    .replace(/["'<()]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

function namesIn(email: string): string[] {
  const words = (email.split('@')[0] ?? '').split(/[._-]+/).filter((word) => /^\p{L}{2,}$/u.test(word));
  return words.length < 2 ? [] : words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}
