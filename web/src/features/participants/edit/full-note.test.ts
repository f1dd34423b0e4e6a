import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import { expect, test } from 'vitest';
import { participantMessages } from '../participants.messages.ts';

test.each(LOCALES)('the copied sentences about a full or closed bundle are those of the server, in %s', (locale) => {
  const { full, closed } = participantMessages[locale].full.bundleRefused;
  expect([full, closed]).toEqual([
    translate(locale, { key: 'bundle.full' }),
    translate(locale, { key: 'bundle.closed' }),
  ]);
});
