import { listOrganizationChoices, type OrganizationChoice } from '@move/contract/organizations/organization-choices.ts';
import { useEffect } from 'react';
import { useFirstScreenSettled } from './first-screen.ts';
import { useProfile } from './gate.tsx';
import { useRead } from './reads.ts';
import { useCurrentUser } from './session.ts';
import { rememberOrganization, useRecentOrganizations } from './recent-organizations.ts';
import { useMenu } from './menu-context.tsx';

const FRESH_MS = 600_000;

/**
 * The organisation that the frame shows: from the own ones or the last used, else read by its id. Of an own one only the logo
 * is not known at once; it can wait until the first screen is there.
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
      // rights first: most organisations on screen are one's own, and those need no question to be shown
      enabled:
        organizationId !== null &&
        profile !== null &&
        (isFirstScreenThere || (own === undefined && recent === undefined)),
      showsErrors: true,
      staleTime: FRESH_MS,
    },
  );
  const read = data?.organizations.find(({ id }) => id === organizationId);
  // The profile's name is newer than the one remembered.
  const current = read ?? (own === undefined ? recent : { ...own, logo: recent?.logo ?? null });
  const { id, name, logo } = current ?? {};
  useEffect(() => {
    if (userId !== null && id !== undefined && name !== undefined)
      rememberOrganization(userId, { id, name, logo: logo ?? null });
  }, [userId, id, name, logo]);
  return organizationId === null ? null : (current ?? null);
}
