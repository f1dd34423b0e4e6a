import { ApiError } from '@move/contract/kit/client/client.ts';
import { expect, test } from 'vitest';
import { createRenewal, isHalfOver, isNearlyOver, type RenewalParts } from './renew-session.ts';
import type { AuthSession } from './session.ts';

const user = {
  id: 1,
  email: 'a@b.example',
  first_name: 'A',
  last_name: 'B',
  avatar: null,
  avatar_url: null,
  locale: 'nl' as const,
};
const session = (token: string): AuthSession => ({ token, user });
type Answer = { api_token: string };

function browser(refresh: (token: string) => Promise<Answer>) {
  let stored: AuthSession | null = session('old');
  let queue: Promise<unknown> = Promise.resolve();
  const log: string[] = [];
  const parts: RenewalParts<Answer> = {
    read: () => stored,
    adopt: ({ token }) => log.push(`adopt ${token}`),
    save: ({ api_token }) => {
      stored = session(api_token);
    },
    end: (reason) => {
      stored = null;
      log.push(reason);
    },
    refresh: (token) => {
      log.push(`refresh ${token}`);
      return refresh(token);
    },
    lock: (work) => {
      const next = queue.then(work);
      queue = next.catch(() => undefined);
      return next;
    },
  };
  return { renew: createRenewal(parts), log, store: (next: AuthSession | null) => (stored = next), read: () => stored };
}

const refused = () => Promise.reject(new ApiError(401, {}, null));

test('two tabs that renew the same token send one request', async () => {
  const tab = browser(() => Promise.resolve({ api_token: 'new' }));
  expect(await Promise.all([tab.renew('old'), tab.renew('old')])).toEqual(['renewed', 'renewed']);
  expect(tab.log).toEqual(['refresh old', 'adopt new']);
});

test('a token that another tab replaced is adopted without a call', async () => {
  const tab = browser(refused);
  tab.store(session('newer'));
  expect(await tab.renew('old')).toBe('renewed');
  expect(tab.log).toEqual(['adopt newer']);
});

test('a refused refresh of the stored token ends the session', async () => {
  const tab = browser(refused);
  expect(await tab.renew('old')).toBe('refused');
  expect(tab.log).toEqual(['refresh old', 'expired']);
  expect(tab.read()).toBeNull();
});

test('a refused renewal of a token that was replaced meanwhile does not end the session', async () => {
  const tab = browser(() => {
    tab.store(session('newer'));
    return refused();
  });
  expect(await tab.renew('old')).toBe('renewed');
  expect(tab.read()?.token).toBe('newer');
});

test('an unreachable server does not end the session', async () => {
  for (const error of [new TypeError('network'), new ApiError(503, {}, null)]) {
    const tab = browser(() => Promise.reject(error));
    expect(await tab.renew('old')).toBe('unreachable');
    expect(tab.read()?.token).toBe('old');
  }
});

test('a page that opens renews a token only in the second half of its lifetime', () => {
  expect(isHalfOver(0)).toBe(false);
  expect(isHalfOver(29 * 60_000)).toBe(false);
  expect(isHalfOver(31 * 60_000)).toBe(true);
  expect(isHalfOver(Number.POSITIVE_INFINITY)).toBe(true);
});

test('a renewal whose reply was lost is sent again with the same token', async () => {
  let attempts = 0;
  const tab = browser(() => {
    attempts++;
    return attempts === 1 ? Promise.reject(new TypeError('network')) : Promise.resolve({ api_token: 'new' });
  });
  expect([await tab.renew('old'), await tab.renew('old')]).toEqual(['unreachable', 'renewed']);
  expect(tab.log).toEqual(['refresh old', 'refresh old']);
  expect(tab.read()?.token).toBe('new');
});

test('tokens are renewed with less than five minutes left', () => {
  expect(isNearlyOver(54 * 60_000)).toBe(false);
  expect(isNearlyOver(56 * 60_000)).toBe(true);
  expect(isNearlyOver(Number.POSITIVE_INFINITY)).toBe(true);
});
