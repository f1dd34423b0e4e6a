import { expect, test } from 'vitest';
import { LOCALES } from './locale.ts';
import { isMessageKey, messageKeys, type MessageKey, translate } from './messages.ts';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each(messageKeys().filter(isMessageKey))('%s has the same placeholders in each language', (key) => {
  const [first, ...others] = LOCALES.map((locale) => placeholders(translate(locale, { key })));
  for (const other of others) expect(other).toEqual(first);
});

test('no key is in two catalogues, since the earlier one would silently win', () => {
  expect(new Set(messageKeys()).size).toBe(messageKeys().length);
});

test('the messages of the specification are used literally', () => {
  const field = 'Naam';
  expect(translate('nl', { key: 'required', params: { field } })).toBe('Naam is verplicht');
  expect(translate('en', { key: 'required', params: { field: 'Name' } })).toBe('The Name field is required');
  expect(translate('en', { key: 'upscale.multiplier' })).toBe('Multiplier must be either 2 or 4');
  expect(translate('en', { key: 'general.invalid' })).toBe('Field is not valid');
  expect(translate('en', { key: 'general.form' })).toBe('Please fill in all the fields correctly');
  expect(translate('nl', { key: 'periods.first_from' })).toBe(
    'De eerste periode begint bij het boeken en heeft geen begin',
  );
  expect(translate('en', { key: 'periods.last_until' })).toBe(
    'The last period ends at the start of the session and has no end',
  );
  expect(translate('nl', { key: 'general.error' })).toBe(
    'Er is een fout opgetreden bij het verwerken van uw verzoek. Probeer het later opnieuw.',
  );
});

test('Dutch messages use "je", except one that the specification prescribes', () => {
  const formal = messageKeys().filter((key) => isMessageKey(key) && /\b(u|uw)\b/i.test(translate('nl', { key })));
  expect(formal).toEqual(['general.error']);
});

test('numbers and repeated placeholders are filled in, dollar signs are kept', () => {
  const message = { key: 'between', params: { field: '$& prijs', min: 0, max: 10 } } as const;
  expect(translate('nl', message)).toBe('$& prijs moet tussen 0 en 10 liggen');
});

test('a large limit is written with separators', () => {
  const message = { key: 'max_value', params: { field: 'Aantal', max: 10_000 } } as const;
  expect(translate('nl', message)).toBe('Aantal mag maximaal 10.000 zijn');
  expect(translate('en', message)).toContain('10,000');
  expect(translate('nl', { ...message, params: { field: 'Jaar', max: 2_100 } })).toBe('Jaar mag maximaal 2100 zijn');
});

test('an unknown key is never shown', () => {
  const stray = JSON.parse('"constructor"') as MessageKey;
  expect(isMessageKey(stray)).toBe(false);
  expect(translate('nl', { key: stray })).toBe('Veld is niet geldig');
});
