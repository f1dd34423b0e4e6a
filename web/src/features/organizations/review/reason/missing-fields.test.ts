import { expect, test } from 'vitest';
import { missingFields } from './missing-fields.ts';
import { reviewMessages } from '../review.messages.ts';

const organization = { description: 'Zwemmen', email: 'info@club.example', kvk_number: null };
const review = { locations: [{ id: 1, name: 'Bad', address: 'Badweg 1' }] } as never;

test('the standard reason names only what is missing', () => {
  const missing = missingFields({ organization, review });
  expect(missing).toEqual(['kvk']);
  expect(reviewMessages.nl.templates(missing)[1]?.text).toMatch(/^We missen nog gegevens: een KVK-nummer\. /);
  expect(reviewMessages.en.templates(['email', 'kvk'])[1]?.text).toMatch(
    /^Some details are missing: a contact e-mail address and a KVK number\. /,
  );
  expect(reviewMessages.nl.templates([])[1]?.text).toMatch(/^We missen nog gegevens\. /);
});
