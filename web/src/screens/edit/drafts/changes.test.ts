import { expect, test } from 'vitest';
import { changedValues, changesBetween, differences, isSame, merged } from './changes.ts';

test.each([
  [null, '', true],
  [undefined, [], true],
  [{ a: null, b: 1 }, { b: 1 }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [0, null, false],
  [false, null, false],
  [[1, 2], [2, 1], false],
])('%j and %j are the same: %s', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected);
});

test('names the changed fields', () => {
  expect(changesBetween({ name: 'a', notes: null }, { name: 'b', notes: '' })).toEqual([
    { name: 'name', before: 'a', after: 'b' },
  ]);
  expect(changedValues({ name: 'a', city: 'x' }, { name: 'b', city: 'x' })).toEqual({ name: 'b' });
});

const base = { name: 'Bad', city: 'Oss', notes: null };
const mine = { name: 'Zwembad', city: 'Oss', notes: 'diep' };
const theirs = { name: 'Het Bad', city: 'Ede', notes: null };

test('only a field that both users changed is a conflict', () => {
  expect(differences({ base, mine, theirs })).toEqual([
    { name: 'name', base: 'Bad', mine: 'Zwembad', theirs: 'Het Bad', isConflict: true },
    { name: 'city', base: 'Oss', mine: 'Oss', theirs: 'Ede', isConflict: false },
  ]);
});

test('merging keeps what one user changed, and the chosen side of a conflict', () => {
  expect(merged({ base, mine, theirs })).toEqual({ name: 'Zwembad', city: 'Ede', notes: 'diep' });
  expect(merged({ base, mine, theirs }, { name: 'theirs' })).toEqual({ name: 'Het Bad', city: 'Ede', notes: 'diep' });
});
