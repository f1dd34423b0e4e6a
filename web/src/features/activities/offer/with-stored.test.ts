import { expect, test } from 'vitest';
import { withStored } from './with-stored.ts';

const [one, two] = [{ id: 1 }, { id: 2 }];

test('adds the stored value to the options, once', () => {
  expect(withStored([one], two)).toEqual([one, two]);
  expect(withStored([one, two], two)).toEqual([one, two]);
  expect(withStored([one], null)).toEqual([one]);
});
