import { beforeEach, expect, test, vi } from 'vitest';
import { endSession, saveSession } from '../../platform/session/session.ts';
import { followSession } from './use-session-renewal.ts';

const deleted: string[] = [];

beforeEach(() => {
  deleted.length = 0;
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => void deleted.push(name) });
});

vi.mock('../routing/router.tsx', () => ({ router: { takeDown: vi.fn<() => void>(), navigate: vi.fn<() => void>() } }));
vi.mock('../features.ts', () => ({ findScreen: () => undefined }));
vi.mock('../../platform/session/login-again.ts', () => ({
  askLoginAgain: vi.fn<() => Promise<boolean>>(async () => true),
  resolveLoginAgain: vi.fn<() => void>(),
}));

test('a session that was ended elsewhere removes the lists of participants from the phone', () => {
  const user = { id: 1, first_name: 'Daan', last_name: 'Prins', email: 'daan@test.example' };
  const stop = followSession();
  saveSession({ api_token: 'token', user: user as Parameters<typeof saveSession>[0]['user'] });
  expect(deleted).toEqual([]);
  endSession('expired');
  stop();
  expect(deleted).toEqual(['check-in-lists']);
});
