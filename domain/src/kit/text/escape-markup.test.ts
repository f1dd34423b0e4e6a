import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test.each([
  ['Zwemmen & <b>"judo"</b>', 'Zwemmen &amp; &lt;b&gt;&quot;judo&quot;&lt;/b&gt;'],
  ['&amp;', '&amp;amp;'],
  ["zo'n 'kikker'", "zo'n 'kikker'"],
  ['', ''],
])('%j becomes %j', (text, escaped) => {
  expect(escapeMarkup(text)).toBe(escaped);
});
