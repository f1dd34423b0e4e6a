import { expect, test } from 'vitest';
import { generalMessages } from './general-messages.ts';
import { isMessageKey, type MessageKey, messages, translate } from './messages.ts';
import { peopleMessages } from './people/people-messages.ts';
import { planningMessages } from './offers/planning-messages.ts';
import { platformMessages } from './platforms/platform-messages.ts';
import { productMessages } from './offers/product-messages.ts';
import { ruleMessages } from './rule-messages.ts';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each(Object.entries(messages))('%s has the same placeholders in both languages', (_key, { nl, en }) => {
  expect(nl).not.toBe('');
  expect(en).not.toBe('');
  expect(placeholders(nl)).toEqual(placeholders(en));
});

test('no key is in two catalogues, since the later one would silently win', () => {
  const parts = [
    generalMessages,
    ruleMessages,
    planningMessages,
    platformMessages,
    productMessages,
    peopleMessages,
  ].flatMap((part) => Object.keys(part));
  expect(new Set(parts).size).toBe(parts.length);
});

test('the messages of the specification are used literally', () => {
  const field = 'Naam';
  expect(translate('nl', { key: 'required', params: { field } })).toBe('Naam is verplicht');
  expect(translate('en', { key: 'required', params: { field: 'Name' } })).toBe('The Name field is required');
  expect(translate('en', { key: 'upscale.multiplier' })).toBe('Multiplier must be either 2 or 4');
  expect(translate('en', { key: 'general.invalid' })).toBe('Field is not valid');
  expect(translate('en', { key: 'general.form' })).toBe('Please fill in all the fields correctly');
  expect(translate('nl', { key: 'general.error' })).toBe(
    'Er is een fout opgetreden bij het verwerken van uw verzoek. Probeer het later opnieuw.',
  );
});

test('Dutch messages use "je", except the one of the specification', () => {
  const formal = Object.entries(messages).filter(([, { nl }]) => /\b(u|uw)\b/i.test(nl));
  expect(formal.map(([key]) => key)).toEqual(['general.error']);
});

test('numbers and repeated placeholders are filled in, dollar signs are kept', () => {
  const message = { key: 'between', params: { field: '$& prijs', min: 0, max: 10 } } as const;
  expect(translate('nl', message)).toBe('$& prijs moet tussen 0 en 10 liggen');
});

test('an unknown key is never shown', () => {
  const stray = JSON.parse('"constructor"') as MessageKey;
  expect(isMessageKey(stray)).toBe(false);
  expect(translate('nl', { key: stray })).toBe('Veld is niet geldig');
});
