import { expect, test } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

test('runs a few at once, in order, and refuses when the queue is full', async () => {
  const pass = concurrencyLimit(2, 2);
  const ends: (() => void)[] = [];
  const began: number[] = [];
  const enter = (name: number) =>
    pass(() => {
      began.push(name);
      return new Promise<void>((end) => ends.push(end));
    });
  const calls = [1, 2, 3, 4].map(enter);
  await expect(enter(5)).rejects.toMatchObject({ status: 429, retryAfter: 5 });
  expect(began).toEqual([1, 2]);
  ends[0]?.();
  await calls[0];
  await Promise.resolve();
  expect(began).toEqual([1, 2, 3]);
  ends[1]?.();
  await calls[1];
  await Promise.resolve();
  for (const end of ends) end();
  await Promise.all(calls);
  expect(began).toEqual([1, 2, 3, 4]);
});

test('a failed call frees its slot', async () => {
  const pass = concurrencyLimit(1, 1);
  await expect(pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await pass(() => Promise.resolve('yes'))).toBe('yes');
});
