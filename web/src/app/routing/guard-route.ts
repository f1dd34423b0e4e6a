import { withoutTrailing } from '@move/domain/kit/text/text.ts';
import { gate } from '@move/domain/access/gate.ts';
import { allows, type Guard } from '@move/domain/access/guard.ts';
import type { Profile } from '../../platform/session/profile.ts';

/** What a route shows, or where it redirects. */
export type Outcome =
  | { kind: 'screen' }
  | { kind: 'area-not-found' }
  | { kind: 'no-access' }
  | { kind: 'redirect'; to: string; isRefused: boolean };

export type Visit = {
  needs: Guard;
  redirect?: string | undefined;
  leadsHome?: boolean | undefined;
  pathname: string;
  /** Path and query, to return to after login. */
  href: string;
  isLoggedIn: boolean;
  /** The user logged out in this tab, so login doesn't return here. */
  hasLoggedOut: boolean;
  /** The profile of the route's own context; null when the context is refused or unknown. */
  loadProfile: () => Promise<Profile | null>;
  findHome: () => Promise<string | null>;
  hasScreen: (path: string) => boolean;
};

const samePath = (a: string, b: string) =>
  withoutTrailing(a.toLowerCase(), '/') === withoutTrailing(b.toLowerCase(), '/');

/**
 * Decides whether the user may see a route (docs/rules/access.md#screens). A logged-in user who is refused goes to the route's `redirect`,
 * else home. When home is this very page, or there is none, the outcome is “no access”, so that no redirect loops.
 */
export async function guardRoute(visit: Visit): Promise<Outcome> {
  if (visit.leadsHome && visit.isLoggedIn) {
    return { kind: 'redirect', to: (await visit.findHome()) ?? '/no-access', isRefused: false };
  }
  if (visit.needs === 'public') return { kind: 'screen' };
  if (!visit.isLoggedIn) {
    const back = visit.hasLoggedOut ? '' : `?redirect=${encodeURIComponent(visit.href)}`;
    return { kind: 'redirect', to: `/login${back}`, isRefused: false };
  }
  const profile = await visit.loadProfile();
  if (profile === null) return { kind: 'area-not-found' };
  if (allows(visit.needs, gate(profile))) return { kind: 'screen' };
  return refused(visit);
}

async function refused({ redirect, pathname, hasScreen, findHome }: Visit): Promise<Outcome> {
  if (redirect !== undefined && hasScreen(redirect) && !samePath(redirect, pathname)) {
    return { kind: 'redirect', to: redirect, isRefused: true };
  }
  const home = await findHome();
  if (home === null || samePath(home, pathname)) return { kind: 'no-access' };
  return { kind: 'redirect', to: home, isRefused: true };
}
