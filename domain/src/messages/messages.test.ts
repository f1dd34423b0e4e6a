import { describe, expect, test } from 'vitest';
import type { Locale } from '../kit/messages/locale.ts';
import { translate } from '../kit/messages/messages.ts';
import { namesWithoutAddress, recipientsOf } from './recipients.ts';
import { fillIn, filledLength, variableViolations } from './variables.ts';

describe('variables', () => {
  test('are filled in, with spaces between the braces too, and at every occurrence', () => {
    const values = { first_name: 'Sanne', activity: 'Zwemmen & duiken' };
    expect(fillIn('{{first_name}}, {{ first_name }}: {{activity}}', values)).toBe('Sanne, Sanne: Zwemmen & duiken');
  });

  test('a value that looks like a variable is not filled in again', () => {
    expect(fillIn('{{first_name}}', { first_name: '{{last_name}}', last_name: 'x' })).toBe('{{last_name}}');
  });

  test.each(['', 'Hoi', '{{first_name}}', 'x{{ first_name }}{{activity}}{{first_name}}{{bundle}} {{ }}'])(
    'the length of %j is known before it is filled in',
    (text) => {
      const values = { first_name: 'Sanne 🏊', activity: '' };
      expect(filledLength(text, values)).toBe(fillIn(text, values).length);
    },
  );

  test('an unknown one is refused on its field, once, by its name', () => {
    const found = variableViolations('session', { subject: 'Hoi {{name}}', body: '{{first_name}} {{ }} {{x}} {{x}}' });
    expect(found.map(({ path, params }) => [path[0], params?.name])).toEqual([
      ['subject', 'name'],
      ['body', ''],
      ['body', 'x'],
    ]);
    expect(translate('nl', { key: 'message.variable', params: { name: 'x' } })).toContain('{{x}}');
  });

  test('which variables are known depends on the recipients', () => {
    expect(variableViolations('product', { subject: '{{product}}', body: '{{session_date}}' })).toHaveLength(1);
    expect(variableViolations('bundle', { subject: '{{bundle}}', body: '{{session_date}}' })).toEqual([]);
    expect(variableViolations('session', { subject: '{single} { {x} }', body: '{{first_name}}' })).toEqual([]);
  });
});

describe('recipients', () => {
  const person = { first_name: 'Sanne', last_name: 'de Wit', email: 'thuis@test.example', locale: 'nl' as const };

  test('one for every address, ignoring case, with the names of everyone who has it', () => {
    const people = [
      person,
      { ...person, first_name: 'Tom', email: 'Thuis@Test.example' },
      { ...person, first_name: 'Mila' },
      { ...person, first_name: 'MILA' },
      { ...person, first_name: 'Ali', last_name: 'Kaya', email: 'ali@test.example', locale: 'en' as const },
    ];
    const found = recipientsOf(people);
    expect(found.map((recipient) => [recipient.first_name, recipient.last_name, recipient.persons])).toEqual([
      ['Sanne, Tom en Mila', 'de Wit', 3],
      ['Ali', 'Kaya', 1],
    ]);
    expect(found[1]?.locale).toBe('en');
  });

  test('an address with more people than a family is greeted with a few names and a count', () => {
    const people = (locale: Locale, count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...person, locale, first_name: `Kind ${at + 1}` }));
    const names = (locale: Locale, count: number) => recipientsOf(people(locale, count))[0]?.first_name;
    expect(names('nl', 6)).toBe('Kind 1, Kind 2, Kind 3, Kind 4, Kind 5 en Kind 6');
    expect(names('nl', 300)).toBe('Kind 1, Kind 2, Kind 3, Kind 4, Kind 5 en nog 295');
    expect(names('en', 300)).toBe('Kind 1, Kind 2, Kind 3, Kind 4, Kind 5, and 295 more');
  });

  test('no people are no recipients', () => {
    expect(recipientsOf([])).toEqual([]);
  });
});

test('people without an address are named once, whatever the capitals', () => {
  const person = (first_name: string, email: string | null) => ({
    first_name,
    last_name: 'Inloop',
    email,
    locale: 'nl' as const,
  });
  const people = [person('Jan', null), person('Piet', 'piet@test.example'), person('JAN', null), person('Ada', null)];
  expect(namesWithoutAddress(people)).toEqual(['Jan Inloop', 'Ada Inloop']);
});
