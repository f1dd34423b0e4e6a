import { expect, test } from 'vitest';
import type { Message } from '../messages/messages.ts';
import {
  alpha,
  alphaDash,
  alphaNum,
  alphaSpaces,
  digits,
  email,
  length,
  max,
  min,
  numeric,
  regex,
} from './text-rules.ts';

type Case = [rule: (value: unknown) => Message | null, key: string, passes: unknown[], fails: unknown[]];

const cases: Case[] = [
  [alpha, 'alpha', ['abc', 'José', 'Jose\u0301', 'straße', ['a', 'b']], ['a b', 'a1', 'a-b', ['a', '1'], {}]],
  [alphaDash, 'alpha_dash', ['a-b_1', 'é-ß'], ['a b', 'a.b']],
  [alphaNum, 'alpha_num', ['a1', 'é2'], ['a-1', 'a 1']],
  [alphaSpaces, 'alpha_spaces', ['de Vries', 'Öz türk'], ['de Vries 2', "'t Hof"]],
  [numeric, 'numeric', ['0123', 42], ['-1', '1.5', '1e3', '١']],
];

test.each(cases)('%o', (rule, key, passes, fails) => {
  for (const value of passes) expect(rule(value), String(value)).toBeNull();
  for (const value of fails) expect(rule(value), String(value)).toEqual({ key });
  for (const empty of ['', '  ', null, undefined, []]) expect(rule(empty)).toBeNull();
});

test('digits counts leading zeros', () => {
  expect(digits('00123456', { length: 8 })).toBeNull();
  expect(digits('0123456', { length: 8 })).toEqual({ key: 'digits', params: { length: 8 } });
  expect(digits('1234567a', { length: 8 })).not.toBeNull();
  expect(digits(['12345678', '1'], { length: 8 })).not.toBeNull();
});

test('regex keeps no state between calls', () => {
  const pattern = /^a+$/g;
  expect([1, 2, 3].map(() => regex('aaa', { pattern }))).toEqual([null, null, null]);
  expect(regex('b', { pattern })).toEqual({ key: 'regex' });
  expect(regex(['a', 'b'], { pattern })).toEqual({ key: 'regex' });
});

test.each([
  'a@b.nl',
  'noor.öztürk@club-noord.nl',
  'a+b@sub.domein.example',
  ' a@b.nl ',
  "o'brien@x.ie",
  'info@café-ijs.nl',
  'a@xn--caf-dma.nl',
])('%s is an e-mail address', (value) => {
  expect(email(value)).toBeNull();
});

test.each([
  'a',
  'a@b',
  'a@@b.nl',
  'a b@c.nl',
  '.a@b.nl',
  'a.@b.nl',
  'a\u200b@b.nl',
  'a..b@c.nl',
  'a@-b.nl',
  'a@b..nl',
  'a@b.1',
  'a@b.nl,c@d.nl',
  `${'a'.repeat(65)}@b.nl`,
])('%s is no e-mail address', (value) => {
  expect(email(value)).toEqual({ key: 'email' });
});

test('an address is at most 254 characters, 64 of them before the @', () => {
  const domain = (length: number) => `${'a'.repeat(length - 3)}.nl`;
  const local = 'a'.repeat(64);
  expect(email(`${local}@${domain(189)}`)).toBeNull();
  expect(email(`${local}@${domain(190)}`)).toEqual({ key: 'email' });
});

test('several addresses, separated by commas', () => {
  const multiple = { multiple: true };
  expect(email('a@b.nl, c@d.nl', multiple)).toBeNull();
  expect(email(['a@b.nl', 'c@d.nl'], multiple)).toBeNull();
  expect(email('a@b.nl; c@d.nl', multiple)).toEqual({ key: 'email.multiple' });
  expect(email('a@b.nl,', multiple)).toEqual({ key: 'email.multiple' });
  expect(email('', multiple)).toBeNull();
});

test('lengths count characters, not code units, and items of lists', () => {
  expect(max('👍👍', { length: 2 })).toBeNull();
  expect(max('abc', { length: 2 })).toEqual({ key: 'max', params: { length: 2 } });
  expect(min('👍', { length: 2 })).toEqual({ key: 'min', params: { length: 2 } });
  expect(min('ab', { length: 2 })).toBeNull();
  expect(length('abc', { length: 3 })).toBeNull();
  expect(length([1, 2], { length: 3 })).toEqual({ key: 'length', params: { length: 3 } });
  for (const rule of [min, max, length]) expect(rule('', { length: 5 })).toBeNull();
});
