import { expect, test } from 'vitest';
import { withRecent } from './recent-organizations.ts';

const row = (id: number, name: string) => ({ id, name, logo: null });

test('recent organisations are listed newest first, each once, at most five', () => {
  const many = [1, 2, 3, 4, 5].map((id) => row(id, `${id}`));
  expect(withRecent(many, row(3, 'new')).map(({ id }) => id)).toEqual([3, 1, 2, 4, 5]);
  expect(withRecent(many, row(9, 'x'))).toHaveLength(5);
});
