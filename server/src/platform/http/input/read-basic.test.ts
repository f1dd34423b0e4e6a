import { expect, test } from 'vitest';
import { readBasic } from './read-basic.ts';

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

test('name and password are form encoded, and a password may contain a colon', () => {
  expect(readBasic(basic('mvc_1:a%3Ab:c+d'))).toEqual({ name: 'mvc_1', password: 'a:b:c d' });
});

test.each([undefined, 'Bearer abc', 'Basic', 'Basic %%%', basic('without a colon'), basic('broken:%zz')])(
  '%s has no credentials',
  (header) => {
    expect(readBasic(header)).toBeNull();
  },
);
