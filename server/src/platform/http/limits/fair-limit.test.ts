import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairLimit } from './fair-limit.ts';

/** Starts calls that run until they are ended by name. */
function calls(
  width: number,
  lines: { atOnce?: number; each: number; all: number },
  isLater?: (key: string) => boolean,
) {
  const limit = fairLimit(width, lines, isLater);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string) => {
    const call = limit(name.charAt(0), () => {
      began.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
    call.catch(() => {});
    return call;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    // the next call starts some microtasks later
    await new Promise(setImmediate);
  };
  return { start, end, began };
}

test('a key runs one call at a time, and keys take turns', async () => {
  const { start, end, began } = calls(2, { each: 5, all: 10 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void start(name);
  expect(began).toEqual(['a1', 'b1']);
  await end('a1');
  expect(began).toEqual(['a1', 'b1', 'a2']);
  await end('a2');
  expect(began).toEqual(['a1', 'b1', 'a2', 'c1']);
  await end('b1');
  await end('c1');
  expect(began).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3']);
});

test('a key may have a few calls at a time', async () => {
  const { start, end, began } = calls(3, { atOnce: 2, each: 5, all: 10 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']) void start(name);
  expect(began).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(began).toEqual(['a1', 'a2', 'b1', 'b2']);
  await end('a1');
  expect(began).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
});

test('the queue of a key is limited, and the queue of all keys', async () => {
  const { start } = calls(1, { each: 2, all: 3 });
  for (const name of ['a1', 'a2', 'a3']) void start(name);
  await expect(start('a4')).rejects.toMatchObject({ status: 429, retryAfter: 5 });
  void start('b1');
  await expect(start('b2')).rejects.toMatchObject({ status: 429 });
});

test('when all queues are full, the longest one loses its last call', async () => {
  const { start, end, began } = calls(1, { each: 3, all: 3 });
  const [, , , last] = ['a1', 'a2', 'a3', 'a4'].map(start);
  void start('b1');
  await expect(last).rejects.toMatchObject({ status: 429 });
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('calls of later keys wait for all others, and are refused to make room for them', async () => {
  const { start, end, began } = calls(1, { each: 3, all: 3 }, (key) => key !== 'z');
  const [, , , last] = ['a1', 'b1', 'c1', 'd1'].map(start);
  await expect(start('e1')).rejects.toMatchObject({ status: 429 });
  void start('z1');
  await expect(last).rejects.toMatchObject({ status: 429 });
  await end('a1');
  await end('z1');
  expect(began).toEqual(['a1', 'z1', 'b1']);
});

test('a call of a later key is refused when the queues are full of calls of other keys', async () => {
  const { start } = calls(1, { each: 5, all: 4 }, (key) => key > 'm');
  const [, ...others] = ['a1', 'a2', 'a3', 'a4', 'a5'].map(start);
  await expect(start('z1')).rejects.toMatchObject({ status: 429 });
  const refused = await Promise.race([
    Promise.allSettled(others),
    new Promise((done) => setImmediate(() => done('none'))),
  ]);
  expect(refused).toBe('none');
});

test('whatever is called and refused, every call ends, and the next ones are served', async () => {
  const call = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'later 1', 'later 2', 'later 3'), waits: fc.nat(3) });
  const limits = fc.record({
    width: fc.integer({ min: 1, max: 3 }),
    atOnce: fc.integer({ min: 1, max: 2 }),
    all: fc.nat(6),
  });
  await fc.assert(
    fc.asyncProperty(limits, fc.array(call, { maxLength: 40 }), async ({ width, atOnce, all }, asked) => {
      const limit = fairLimit(width, { atOnce, each: 4, all }, (key) => key.startsWith('later'));
      const work = async (waits: number) => {
        for (let round = 0; round < waits; round += 1) await Promise.resolve();
      };
      const ends = await Promise.allSettled(asked.map(({ key, waits }) => limit(key, () => work(waits))));
      for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject({ status: 429 });
      const names = [...new Set(asked.map(({ key }) => key)), 'fresh'];
      for (const name of names) expect(await limit(name, async () => name)).toBe(name);
      const atTheSameTime = await Promise.all(names.slice(0, width).map((name) => limit(name, async () => name)));
      expect(atTheSameTime).toHaveLength(Math.min(width, names.length));
    }),
  );
});

test('a call that fails frees its turn', async () => {
  const limit = fairLimit(1, { each: 1, all: 1 });
  await expect(limit('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit('a', () => Promise.resolve('yes'))).toBe('yes');
});
