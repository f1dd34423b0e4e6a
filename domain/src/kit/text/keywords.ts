import type { Message } from '../messages/messages.ts';

export const KEYWORDS_MAX = 100;

/** The number in the counter of a keywords field: the characters of the keywords joined by commas. */
export function keywordsLength(keywords: readonly string[]): number {
  return Array.from(keywords.join(',')).length;
}

/** At most 100 characters, counted as in `keywordsLength`. */
export function keywords(values: readonly string[]): Message | null {
  const length = keywordsLength(values);
  return length <= KEYWORDS_MAX ? null : { key: 'keywords', params: { max: KEYWORDS_MAX, length } };
}
