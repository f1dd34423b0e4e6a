import { getProfile } from '@move/contract/access/access.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { gate } from '@move/domain/access/gate.ts';
import { applicationToSend, getApplicationId, getContext, setApplicationId, setContext } from '../state/context.ts';
import { notifyError } from '../notify.ts';
import type { ScreenScope } from '../navigation/screen-scope.ts';
import { fetchQuery } from '../api/reads.ts';
import { applicationIdOfUrl, applyBrandOf } from '../state/settings.ts';
import { forgetLists } from './forget-user-data.ts';

export type Profile = ReplyOf<typeof getProfile>;
export type ProfileQuery = { organization_id?: number; application_id?: number };

/** Milliseconds after which the profile is read again. It is never stored, so each reload reads it too. */
const STALE_TIME_MS = 60_000;

/** Reads the profile, and chooses from it the application that calls are sent for and whose brand is shown. */
async function applyProfile(query: ProfileQuery): Promise<Profile> {
  const profile = await fetchQuery(getProfile, { query }, STALE_TIME_MS);
  const isOfAll = query.organization_id === undefined && query.application_id === undefined;
  if (isOfAll && !gate(profile).can('manage-participants')) forgetLists();
  const chosen = getContext().applicationId;
  setApplicationId(applicationToSend({ profile, chosen, ofUrl: applicationIdOfUrl() }));
  // awaited, or the screen would briefly show another platform's name and colours
  await applyBrandOf(getApplicationId()).catch(notifyError);
  return profile;
}

/** The query that reads the permissions in a scope. An empty query reads the user's permissions in all organisations and applications. */
export function profileQuery(scope: ScreenScope): ProfileQuery {
  if (scope.organizationId !== null) return { organization_id: scope.organizationId };
  const applicationId = getApplicationId();
  return scope.level === 'application' && applicationId !== null ? { application_id: applicationId } : {};
}

/**
 * Reads the user's roles and abilities in the scope of a URL, and sets the application that calls are sent for. Throws ApiError 403 or 404
 * for an organisation or application that isn't the user's.
 */
export async function loadProfile(scope: ScreenScope): Promise<Profile> {
  // at the first visit no application is chosen yet: reads the profile of all scopes first, which lists the user's applications
  if (scope.level === 'application' && getApplicationId() === null) await applyProfile({});
  return applyProfile(profileQuery(scope));
}

/** Like `loadProfile`, but returns null for 403 and 404. */
export async function loadProfileIfAllowed(scope: ScreenScope): Promise<Profile | null> {
  try {
    return await loadProfile(scope);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}

/** Stores the organisation of the scope as the last used one. */
export function storeLastOrganization(scope: ScreenScope): void {
  if (scope.organizationId !== null && getContext().organizationId !== scope.organizationId) {
    setContext({ organizationId: scope.organizationId });
  }
}
