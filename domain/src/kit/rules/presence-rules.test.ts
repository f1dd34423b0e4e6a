import { expect, test } from 'vitest';
import { confirmed, excluded, isEmpty, oneOf, required, requiredIf } from './presence-rules.ts';

test.each([null, undefined, '', ' \t\n ', '\u00a0', []])('%j is empty', (value) => {
  expect(isEmpty(value)).toBe(true);
  expect(required(value)).toEqual({ key: 'required' });
});

test.each([0, false, '0', 'x', [0]])('%j is a value', (value) => {
  expect(isEmpty(value)).toBe(false);
  expect(required(value)).toBeNull();
});

test('required_if applies when the other field has the value, and only then', () => {
  const refused = { key: 'required_if' };
  expect(requiredIf('', { other: 'iban', values: ['iban', 'card'] })).toEqual(refused);
  expect(requiredIf('', { other: 'cash', values: ['iban'] })).toBeNull();
  expect(requiredIf('x', { other: 'iban', values: ['iban'] })).toBeNull();
  expect(requiredIf('', { other: 'anything' })).toEqual(refused);
  expect(requiredIf('', { other: ' ' })).toBeNull();
  expect(requiredIf('', { other: false, values: [false] })).toEqual(refused);
});

test('confirmed compares exactly', () => {
  expect(confirmed('Geheim', { confirmation: 'Geheim' })).toBeNull();
  expect(confirmed('Geheim', { confirmation: 'geheim' })).toEqual({ key: 'confirmed' });
  expect(confirmed('', { confirmation: 'x' })).toBeNull();
});

test('oneOf and excluded check each item of a list', () => {
  expect(oneOf('weeks', { values: ['weeks', 'months'] })).toBeNull();
  expect(oneOf('days', { values: ['weeks', 'months'] })).toEqual({ key: 'oneOf' });
  expect(oneOf([1, 9], { values: [1, 2] })).toEqual({ key: 'oneOf' });
  expect(oneOf('1', { values: [1] })).toEqual({ key: 'oneOf' });
  expect(excluded('admin', { values: ['admin'] })).toEqual({ key: 'excluded' });
  expect(excluded(['a', 'admin'], { values: ['admin'] })).toEqual({ key: 'excluded' });
  expect(excluded('other', { values: ['admin'] })).toBeNull();
  expect(oneOf('', { values: ['a'] })).toBeNull();
});
