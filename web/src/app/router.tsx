import { ApiError } from '@move/contract/kit/client.ts';
import { generalMessages } from '@move/domain/kit/general-messages.ts';
import { createRootRoute, createRoute, createRouter, Outlet, redirect, useLoaderData } from '@tanstack/react-router';
import { createElement, type FunctionComponent } from 'react';
import { parseSearch, safeRedirect, writeSearch } from '../platform/addresses.ts';
import { getContext } from '../platform/context.ts';
import type { ScreenRoute } from '../platform/feature.ts';
import { findHome } from '../platform/home.ts';
import { getLocale } from '../platform/locale.ts';
import { notify } from '../platform/notify.ts';
import { fillPath, scopeOfPath } from '../platform/screen-scope.ts';
import { loadProfileIfAllowed, rememberScope } from '../platform/profile.ts';
import { getSession, isLoggedIn, sessionEnd } from '../platform/session.ts';
import { hasScreen, redirects, screenRoutes } from './features.ts';
import { guardRoute, type Outcome } from './guard-route.ts';
import { loadScreen, loadShell } from './load-screen.ts';
import { withoutNetwork } from './without-network.ts';
import { UnknownAddress } from './UnknownAddress.tsx';
import { ScreenFailed, ScreenLoading, ScreenPage } from './ScreenPage.tsx';
import { switchApplication } from './switch-application.ts';

/** The home of somebody who is logged in (D2.4); null when nothing is allowed. */
export const homeOfSession = (): Promise<string | null> =>
  findHome({ load: loadProfileIfAllowed, lastOrganizationId: getContext().organizationId, hasScreen });

const wantedBefore = ({ searchStr }: Location) =>
  safeRedirect(parseSearch(searchStr)['redirect'], window.location.origin);

type Location = { pathname: string; href: string; searchStr: string; state: { applicationId?: number } };

async function enter(route: Omit<ScreenRoute, 'load'>, location: Location): Promise<{ outcome: Outcome }> {
  const { applicationId } = location.state;
  if (applicationId !== undefined && getSession() !== null) switchApplication(applicationId);
  const scope = scopeOfPath(location.pathname);
  const outcome = await guardRoute({
    ...route,
    pathname: location.pathname,
    href: location.href,
    isLoggedIn: isLoggedIn(),
    hasLoggedOut: sessionEnd() === 'logout',
    loadProfile: () => loadProfileIfAllowed(scope),
    findHome: async () => (route.leadsHome ? wantedBefore(location) : null) ?? homeOfSession(),
    hasScreen,
  });
  if (outcome.kind === 'redirect') {
    if (outcome.isRefused) notify.error(generalMessages.forbidden[getLocale()]);
    redirect({ href: outcome.to, replace: true, throw: true });
  }
  if (outcome.kind === 'screen') rememberScope(scope);
  return { outcome };
}

/** A session that ended while the guard asked for the profile leads to login, with the way back. */
async function enterOrLogIn(route: Omit<ScreenRoute, 'load'>, location: Location) {
  try {
    const entering = enter(route, location);
    return await (route.worksOffline ? withoutNetwork(entering) : entering);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    redirect({ href: `/login?redirect=${encodeURIComponent(location.href)}`, replace: true, throw: true });
    throw error;
  }
}

const root = createRootRoute({ component: Outlet, notFoundComponent: UnknownAddress, errorComponent: ScreenFailed });
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  loader: loadShell,
  component: function LoadedShell() {
    const Shell: FunctionComponent | undefined = useLoaderData({ from: '/shell' });
    return Shell === undefined ? null : createElement(Shell);
  },
});

const routes = screenRoutes.map((screen) =>
  createRoute({
    getParentRoute: () => (screen.isBare ? root : shell),
    path: screen.path,
    beforeLoad: ({ location }) => {
      // Fetched while the guard still asks: the loader only waits for what is left.
      if (screen.needs === 'public' || getSession() !== null) {
        loadScreen(screen).catch(() => undefined);
        if (!screen.isBare) loadShell().catch(() => undefined);
      }
      return enterOrLogIn(screen, location);
    },
    loader: ({ context }) => (context.outcome.kind === 'screen' ? loadScreen(screen) : null),
    component: ScreenPage,
  }),
);

/** R2.1-01: opening the product anew ends a session. */
const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    redirect({ href: '/logout', replace: true, throw: true });
  },
});

const detours = redirects.map(({ from, to }) =>
  createRoute({
    getParentRoute: () => root,
    path: from,
    beforeLoad: ({ params, location }) => {
      const href = fillPath(to, params);
      const search = href.includes('?') ? location.searchStr.replace('?', '&') : location.searchStr;
      redirect({ href: href + search, replace: true, throw: true });
    },
  }),
);

const bare = routes.filter((_, index) => screenRoutes[index]?.isBare);
const framed = routes.filter((_, index) => !screenRoutes[index]?.isBare);

export const router = createRouter({
  routeTree: root.addChildren([start, ...detours, ...bare, shell.addChildren(framed)]),
  parseSearch,
  stringifySearch: writeSearch,
  notFoundMode: 'root',
  defaultPreload: false,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultPendingComponent: ScreenLoading,
  defaultErrorComponent: ScreenFailed,
  scrollRestoration: true,
  scrollToTopSelectors: ['#main'],
});
