import { expect, test } from 'vitest';
import {
  ERASED_NAME,
  ERASED_USER,
  erasedEmail,
  isErased,
  isErasedEmail,
  isReservedName,
  shownFullName,
  shownName,
  shownPerson,
} from './erased-person.ts';

test.each([
  ['nl', ERASED_NAME, 'Gewist'],
  ['en', ERASED_NAME, 'Erased'],
  ['nl', ERASED_USER, 'Gewiste gebruiker'],
  ['en', ERASED_USER, 'Erased user'],
  ['en', { first_name: 'Sanne', last_name: 'de Wit' }, 'Sanne de Wit'],
  ['nl', { first_name: 'Verwijderd', last_name: 'Jansen' }, 'Verwijderd Jansen'],
] as const)('a reader of %s sees %j as %s', (locale, person, name) => {
  expect(shownName(person, locale)).toBe(name);
});

test('a stored full name of an erased user is shown in the language of the reader', () => {
  expect(shownFullName('Verwijderde gebruiker', 'en')).toBe('Erased user');
  expect(shownFullName('Sanne de Wit', 'en')).toBe('Sanne de Wit');
});

test('the address of an erased person is recognised', () => {
  expect(isErasedEmail(erasedEmail(7))).toBe(true);
  expect(isErasedEmail('erased@invalid.nl')).toBe(false);
});

test('a person counts as erased by the address, whatever the name', () => {
  expect(isErased({ ...ERASED_NAME, email: erasedEmail(3) })).toBe(true);
  expect(isErased({ ...ERASED_NAME, email: 'mila@test.example' })).toBe(false);
  expect(isErased({ ...ERASED_NAME, email: null })).toBe(false);
});

test('the names that replace an erased person or account can’t be typed', () => {
  const names = [shownName(ERASED_NAME, 'nl'), shownName(ERASED_NAME, 'en'), shownName(ERASED_USER, 'nl')];
  for (const name of [...names, ERASED_NAME.first_name, ERASED_USER.first_name, shownName(ERASED_USER, 'en')]) {
    expect(isReservedName(name.split(' ')[0] ?? '')).toBe(true);
  }
  expect(['verwijderde ', 'Gewist'].map(isReservedName)).toEqual([true, true]);
  expect(['–', 'gebruiker', 'Verwijderd Jansen', 'Ers'].some(isReservedName)).toBe(false);
});

test('a row of a file has neither name nor address of an erased person', () => {
  const row = { ...ERASED_NAME, email: erasedEmail(3), quantity: 2 };
  expect(shownPerson(row, 'en')).toEqual({ first_name: 'Erased', last_name: '', email: '', quantity: 2 });
  const sanne = { first_name: 'Sanne', last_name: 'de Wit', email: 'sanne@test.example' };
  expect(shownPerson(sanne, 'en')).toBe(sanne);
  const living = { ...ERASED_NAME, email: 'mila@test.example' };
  expect(shownPerson(living, 'en')).toBe(living);
});
