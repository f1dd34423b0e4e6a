import { expect, test } from 'vitest';
import {
  countErrors,
  firstError,
  firstListError,
  errorsWithin,
  onlyField,
  sortErrors,
  withoutField,
} from './field-errors.ts';

const errors = { name: ['Naam is verplicht'], 'contacts.2.roles': ['Kies een rol'], contacts_note: ['Te lang'] };

test('server errors appear once: on their field, or in the summary when the form lacks the field', () => {
  expect(sortErrors({ ...errors, state: ['Kan niet'], permission: ['Kan niet'] }, ['name', 'contacts'])).toEqual({
    onFields: { name: ['Naam is verplicht'], 'contacts.2.roles': ['Kies een rol'] },
    general: ['Te lang', 'Kan niet'],
  });
});

test('selects, removes and counts the errors of a field with those of its parts', () => {
  expect(firstError(errors, 'name')).toBe('Naam is verplicht');
  expect(firstError(errors, 'contacts')).toBeUndefined();
  expect(errorsWithin(errors, 'contacts')).toEqual({ '2.roles': 'Kies een rol' });
  expect(onlyField(errors, 'contacts')).toEqual({ 'contacts.2.roles': ['Kies een rol'] });
  expect(withoutField(errors, 'contacts')).toEqual({ name: errors.name, contacts_note: errors.contacts_note });
  expect(countErrors(errors, ['name', 'city', 'contacts'])).toBe(2);
});

test('an invalid value of a list is an error on the field of the list', () => {
  const hosts = ['noord.example', 'zuid west', 'oost/'];
  const valueErrors = { 'hosts.2': ['Domein is niet geldig'], 'hosts.1': ['Domein is niet geldig'] };
  expect(firstListError(valueErrors, 'hosts', hosts)).toBe('zuid west: Domein is niet geldig');
  expect(firstListError({ ...valueErrors, hosts: ['Te veel'] }, 'hosts', hosts)).toBe('Te veel');
  expect(firstListError({ 'sports.0': ['Onbekende sport'] }, 'sports', [4])).toBe('Onbekende sport');
  expect(firstListError({}, 'hosts', hosts)).toBeUndefined();
});
