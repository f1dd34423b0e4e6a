import { createMemoryHistory } from '@tanstack/history';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from '../../platform/notify.ts';
import type { Outcome } from './guard-route.ts';
import { router } from './router.tsx';

const decision = vi.hoisted(() => ({ waits: 0, homeWaits: 0, outcome: { kind: 'screen' } as Outcome }));

vi.mock('@tanstack/history', async (original) => ({
  ...(await original<object>()),
  createBrowserHistory: () => createMemoryHistory({ initialEntries: ['/checkin'] }),
}));
vi.mock('../../platform/notify.ts', () => ({ notify: { error: vi.fn() }, notifyError: vi.fn() }));
vi.mock('../../platform/session/session.ts', () => ({
  getSession: () => ({ token: 'x' }),
  hasLoggedOut: () => false,
  isLoggedIn: () => true,
}));
vi.mock('../../platform/session/profile.ts', () => ({ loadProfileIfAllowed: vi.fn(), storeLastOrganization: vi.fn() }));
vi.mock('../switch-application.ts', () => ({ switchApplication: vi.fn() }));
vi.mock('./load-screen.ts', () => ({ loadScreen: async () => () => null, loadShell: async () => () => null }));
vi.mock('../features.ts', () => ({
  redirects: [{ from: '/former', to: '/current?tab=info' }],
  hasScreen: () => true,
  findScreen: (path: string) => ({ route: { path, needs: 'login', worksOffline: path === '/checkin' }, params: {} }),
}));
vi.mock('./guard-route.ts', () => ({
  guardRoute: async ({ pathname }: { pathname: string }) => {
    const isHome = pathname === '/home';
    await new Promise((resolve) => setTimeout(resolve, isHome ? decision.homeWaits : decision.waits));
    return isHome ? { kind: 'screen' } : decision.outcome;
  },
}));

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(notify.error).mockClear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function open(href: string, { waits = 0, homeWaits = 0, outcome = { kind: 'screen' } as Outcome } = {}) {
  Object.assign(decision, { waits, homeWaits, outcome });
  router.history.replace(href);
  stop = router.start();
  await vi.advanceTimersByTimeAsync(10_000);
  return router.history.location.href;
}

const refused: Outcome = { kind: 'redirect', to: '/home', isRefused: true };

test('a refusal redirects and shows why', async () => {
  expect(await open('/checkin', { outcome: refused })).toBe('/home');
  expect(notify.error).toHaveBeenCalledOnce();
});

test('a refusal is shown only once the other page is there, since a notice hides itself', async () => {
  await open('/elsewhere', { outcome: refused, homeWaits: 20_000 });
  expect(notify.error).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(router.state.get().shown?.location.pathname).toBe('/home');
  expect(notify.error).toHaveBeenCalledOnce();
});

test('a refusal that arrives after the screen was opened shows no notification', async () => {
  expect(await open('/checkin', { outcome: refused, waits: 5_000 })).toBe('/checkin');
  expect(router.state.get().shown?.page.content.kind).toBe('screen');
  expect(notify.error).not.toHaveBeenCalled();
});

test('a former URL leads to the current one with its query and hash', async () => {
  expect(await open('/former?page=2#row-7')).toBe('/current?tab=info&page=2#row-7');
});
