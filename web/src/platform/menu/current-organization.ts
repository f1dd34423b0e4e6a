import { listOrganizationChoices, type OrganizationChoice } from '@move/contract/organizations/organization-choices.ts';
import { useEffect } from 'react';
import { useFirstScreenSettled } from '../loading/first-screen.ts';
import { useProfile } from '../session/gate.tsx';
import { useRead } from '../api/reads.ts';
import { useCurrentUser } from '../session/session.ts';
import { rememberOrganization, useRecentOrganizations } from './recent-organizations.ts';
import { useMenu } from './menu-context.tsx';

const STALE_TIME_MS = 600_000;

/**
 * The organisation whose name and logo the menu shows: at once from the profile or the recently used organisations, else read by its id.
 * Once the first screen has settled it is read in any case, for its logo.
 */
export function useCurrentOrganization(): OrganizationChoice | null {
  const { organizationId } = useMenu();
  const userId = useCurrentUser()?.id ?? null;
  const profile = useProfile();
  const own = profile?.organizations.find(({ id }) => id === organizationId);
  const recent = useRecentOrganizations(userId).find(({ id }) => id === organizationId);
  const isFirstScreenThere = useFirstScreenSettled();
  const { data } = useRead(
    listOrganizationChoices,
    { query: { id: organizationId ?? undefined, itemsPerPage: 1 } },
    {
      // waits for the profile, which has the names of the user's own organisations
      enabled:
        organizationId !== null &&
        profile !== null &&
        (isFirstScreenThere || (own === undefined && recent === undefined)),
      showsErrors: true,
      staleTime: STALE_TIME_MS,
    },
  );
  const read = data?.organizations.find(({ id }) => id === organizationId);
  // the name in the profile is newer than the stored name of a recent organisation
  const current = read ?? (own === undefined ? recent : { ...own, logo: recent?.logo ?? null });
  const { id, name, logo } = current ?? {};
  useEffect(() => {
    if (userId !== null && id !== undefined && name !== undefined)
      rememberOrganization(userId, { id, name, logo: logo ?? null });
  }, [userId, id, name, logo]);
  return organizationId === null ? null : (current ?? null);
}
