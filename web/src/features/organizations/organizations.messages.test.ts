import { expect, test } from 'vitest';
import { organizationMessages } from './organizations.messages.ts';

test('the reason of a rejection is followed by one punctuation mark, and the rest is a new sentence', () => {
  const { nl, en } = organizationMessages;
  expect(en.banner.rejected('duplicate')).toBe('Rejected: duplicate. The organisation isn’t public.');
  expect(en.banner.rejected('Who is this?')).toBe('Rejected: Who is this? The organisation isn’t public.');
  expect(nl.banner.rejected(null)).toBe('Afgewezen. De organisatie is niet openbaar.');
});
