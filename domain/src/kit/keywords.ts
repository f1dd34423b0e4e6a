import type { Message } from './messages.ts';

/** R9-18 */
export const KEYWORDS_MAX = 100;

/** What the counter of a keywords field shows: the characters of the keywords joined by commas (D10.19). */
export function keywordsLength(keywords: readonly string[]): number {
  return Array.from(keywords.join(',')).length;
}

/** R5-38: exactly 100 is still right. */
export function keywords(values: readonly string[]): Message | null {
  const length = keywordsLength(values);
  return length <= KEYWORDS_MAX ? null : { key: 'keywords', params: { max: KEYWORDS_MAX, length } };
}
