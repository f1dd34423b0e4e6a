import { ApiError } from '@move/contract/kit/client/client.ts';
import { generalMessages } from '@move/domain/kit/messages/general-messages.ts';
import { createBrowserHistory, type HistoryLocation } from '@tanstack/history';
import type { FunctionComponent, ReactNode } from 'react';
import { parseSearch, safeRedirect } from '../../platform/navigation/addresses.ts';
import { getContext } from '../../platform/state/context.ts';
import type { ScreenProps, ScreenRoute } from '../../platform/menu/feature.ts';
import { findHome } from '../../platform/menu/home.ts';
import { getLocale } from '../../platform/texts/locale.ts';
import { pathMatcher } from '../../platform/navigation/match-path.ts';
import { notify } from '../../platform/notify.ts';
import { createRouter, Redirect } from '../../platform/navigation/router.ts';
import { rememberScroll } from '../../platform/navigation/scroll-positions.ts';
import { fillPath, scopeOfPath } from '../../platform/navigation/screen-scope.ts';
import { loadProfileIfAllowed, storeLastOrganization } from '../../platform/session/profile.ts';
import { getSession, hasLoggedOut, isLoggedIn } from '../../platform/session/session.ts';
import { findScreen, hasScreen, redirects } from '../features.ts';
import { guardRoute, type Outcome } from './guard-route.ts';
import { loadScreen, loadShell } from './load-screen.ts';
import { allowWithoutNetwork } from './allow-without-network.ts';
import { switchApplication } from '../switch-application.ts';

/** The home of the logged-in user (docs/rules/access.md#screens); null when nothing is allowed. */
const findHomeOfUser = (): Promise<string | null> =>
  findHome({ load: loadProfileIfAllowed, lastOrganizationId: getContext().organizationId, hasScreen });

const redirectTarget = ({ search }: HistoryLocation) =>
  safeRedirect(parseSearch(search)['redirect'], window.location.origin);

async function enter(route: Omit<ScreenRoute, 'load'>, location: HistoryLocation): Promise<Outcome> {
  const { applicationId } = location.state;
  if (applicationId !== undefined && getSession() !== null) switchApplication(applicationId);
  // loaded only for a link that names a platform
  if (/[?&]platform=/.test(location.search) && isLoggedIn()) {
    const { openPlatformLink } = await import('./open-platform-link.ts');
    await openPlatformLink(location);
  }
  return guardRoute({
    ...route,
    pathname: location.pathname,
    href: location.href,
    isLoggedIn: isLoggedIn(),
    hasLoggedOut: hasLoggedOut(),
    loadProfile: () => loadProfileIfAllowed(scopeOfPath(location.pathname)),
    findHome: async () => (route.leadsHome ? redirectTarget(location) : null) ?? findHomeOfUser(),
    hasScreen,
  });
}

/** Runs the guard of a route. A 401 redirects to login, which leads back here; a route that works offline opens without the server. */
async function enterOrLogIn(route: Omit<ScreenRoute, 'load'>, location: HistoryLocation): Promise<Outcome> {
  try {
    const entering = enter(route, location);
    return await (route.worksOffline ? allowWithoutNetwork(entering) : entering);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    throw new Redirect(`/login?redirect=${encodeURIComponent(location.href)}`);
  }
}

/** What a URL shows. */
export type Page = {
  /** The frame around it, for a screen behind login. */
  Frame: FunctionComponent<{ children: ReactNode }> | null;
  content:
    | { kind: 'screen'; Screen: FunctionComponent<ScreenProps>; params: Readonly<Record<string, string>> }
    | { kind: 'no-access' | 'area-not-found' | 'unknown-address' }
    | { kind: 'failed'; error: unknown };
};

const findRedirect = pathMatcher(redirects.map(({ from, to }) => ({ path: from, to })));

/** A refusal is shown with the page that the user gets instead: before that, the notice would hide while this page loads. */
let isRefusalUnsaid = false;

/** Opening `/` ends the session (docs/rules/access.md#screens). */
const ROOT = '/';

async function loadContent(
  screen: ScreenRoute,
  params: Readonly<Record<string, string>>,
  location: HistoryLocation,
): Promise<Page['content']> {
  try {
    const outcome = await enterOrLogIn(screen, location);
    if (outcome.kind === 'redirect') {
      if (outcome.isRefused) isRefusalUnsaid = true;
      throw new Redirect(outcome.to);
    }
    if (outcome.kind !== 'screen') return { kind: outcome.kind };
    storeLastOrganization(scopeOfPath(location.pathname));
    return { kind: 'screen', Screen: await loadScreen(screen), params };
  } catch (error) {
    if (error instanceof Redirect) throw error;
    return { kind: 'failed', error };
  }
}

async function loadPage(location: HistoryLocation): Promise<Page> {
  const { pathname, search, hash } = location;
  if (pathname === ROOT) throw new Redirect('/logout');
  const redirect = findRedirect(pathname);
  if (redirect !== null) {
    const href = fillPath(redirect.route.to, redirect.params);
    throw new Redirect(href + (href.includes('?') ? search.replace('?', '&') : search) + hash);
  }
  const found = findScreen(pathname);
  if (found === null) return { Frame: null, content: { kind: 'unknown-address' } };
  const { route, params } = found;
  const loadsFrame = !route.isBare && getSession() !== null;
  // frame and screen load while the guard waits; the awaits below report a failure
  const frame = loadsFrame ? loadShell() : Promise.resolve(null);
  frame.catch(() => undefined);
  if (route.needs === 'public' || getSession() !== null) loadScreen(route).catch(() => undefined);
  const content = await loadContent(route, params, location);
  try {
    const Frame = await frame;
    if (isRefusalUnsaid) notify.error(generalMessages[getLocale()].forbidden);
    isRefusalUnsaid = false;
    return { Frame, content };
  } catch (error) {
    return { Frame: null, content: { kind: 'failed', error } };
  }
}

export const router = createRouter<Page>({ history: createBrowserHistory(), load: loadPage, leave: rememberScroll });
