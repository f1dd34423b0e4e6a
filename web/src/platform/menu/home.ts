import { gate } from '@move/domain/access/gate.ts';
import type { ScreenScope } from '../navigation/screen-scope.ts';
import type { Profile } from '../session/profile.ts';

export type HomeFacts = {
  /** Reads the profile of a scope; null when the server refuses the scope. */
  load: (scope: ScreenScope) => Promise<Profile | null>;
  lastOrganizationId: number | null;
  /** Whether the product has a screen at this URL. */
  hasScreen: (path: string) => boolean;
};

/** The maximum number of organisations whose permissions are read to find a home page. */
const TRIED_MAX = 5;

/**
 * The first screen after login: the platform, else the last used or the first organisation by name, else the notifications. Skips a screen
 * that the permissions of its scope refuse. Null when all are refused.
 */
export async function findHome({ load, lastOrganizationId, hasScreen }: HomeFacts): Promise<string | null> {
  const own = await load({ level: 'own', organizationId: null });
  if (own === null) return null;
  const mayInApplication = async (ability: string) => {
    if (!gate(own).can(ability)) return false;
    const there = await load({ level: 'application', organizationId: null });
    return there !== null && gate(there).can(ability);
  };
  if (await mayInApplication('view-application')) return '/application';

  for (const organizationId of candidates(own, lastOrganizationId)) {
    // one after another, because nearly always the first organisation is allowed
    const there = await load({ level: 'organization', organizationId });
    if (there !== null && gate(there).can('view-organization')) return `/organizations/${organizationId}`;
  }
  const notifications = '/application/notifications';
  return hasScreen(notifications) && (await mayInApplication('view-notifications')) ? notifications : null;
}

function candidates(own: Profile, last: number | null): number[] {
  const byName = own.organizations.toSorted((a, b) => a.name.localeCompare(b.name, 'nl'));
  const ids = byName.map(({ id }) => id);
  const ordered = last !== null && ids.includes(last) ? [last, ...ids.filter((id) => id !== last)] : ids;
  return ordered.slice(0, TRIED_MAX);
}
