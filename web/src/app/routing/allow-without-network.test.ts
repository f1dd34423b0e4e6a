import { ApiError } from '@move/contract/kit/client/client.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from './guard-route.ts';
import { allowWithoutNetwork } from './allow-without-network.ts';

const session = vi.hoisted(() => ({ isThere: true }));
vi.mock('../../platform/session/session.ts', () => ({ getSession: () => (session.isThere ? { token: 'x' } : null) }));

const screen = { kind: 'screen' } as const;
beforeEach(() => {
  session.isThere = true;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('the decision of the guard is returned', async () => {
  const outcome: Outcome = { kind: 'no-access' };
  expect(await allowWithoutNetwork(Promise.resolve(outcome))).toEqual(outcome);
});

test.each([
  ['no connection', new TypeError('Failed to fetch')],
  ['a server that restarts', new ApiError(503, {}, null)],
])('with %s the screen opens with stored data', async (_name, error) => {
  expect(await allowWithoutNetwork(Promise.reject(error))).toEqual(screen);
});

test.each([
  ['a refusal', new ApiError(401, {}, null)],
  ['a redirect', { href: '/login' }],
])('with %s the screen stays closed', async (_name, error) => {
  await expect(allowWithoutNetwork(Promise.reject(error as Error))).rejects.toBe(error);
});

test('a network that never replies is treated as no network', async () => {
  const waiting = allowWithoutNetwork(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await waiting).toEqual(screen);
});

test('without a login the screen waits for the guard', async () => {
  session.isThere = false;
  const error = new TypeError('Failed to fetch');
  await expect(allowWithoutNetwork(Promise.reject(error))).rejects.toBe(error);
});
