import { getProfile } from '@move/contract/access/access.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { gate } from '@move/domain/access/gate.ts';
import { applicationToSend, getApplicationId, getContext, sendApplication, setContext } from '../state/context.ts';
import { notifyError } from '../notify.ts';
import type { ScreenScope } from '../navigation/screen-scope.ts';
import { fetchQuery } from '../api/reads.ts';
import { applicationOfAddress, followApplication } from '../state/settings.ts';
import { forgetLists } from './forget-person.ts';

export type Profile = ReplyOf<typeof getProfile>;
export type ProfileQuery = { organization_id?: number; application_id?: number };

/** Milliseconds after which the profile is read again; also after every reload, as it is never stored. */
const STALE_TIME_MS = 60_000;

/** Reads the profile, and makes its application the one that calls are sent for and whose brand is shown. */
async function applyProfile(query: ProfileQuery): Promise<Profile> {
  const profile = await fetchQuery(getProfile, { query }, STALE_TIME_MS);
  const isOfAll = query.organization_id === undefined && query.application_id === undefined;
  if (isOfAll && !gate(profile).can('manage-participants')) forgetLists();
  const chosen = getContext().applicationId;
  sendApplication(applicationToSend({ profile, chosen, ofUrl: applicationOfAddress() }));
  // awaited, or the screen would first show another platform's name and colours
  await followApplication(getApplicationId()).catch(notifyError);
  return profile;
}

/** The query that reads the permissions of a scope; all of the user's permissions when it names no tenant. */
export function profileQuery(scope: ScreenScope): ProfileQuery {
  if (scope.organizationId !== null) return { organization_id: scope.organizationId };
  const applicationId = getApplicationId();
  return scope.level === 'application' && applicationId !== null ? { application_id: applicationId } : {};
}

/**
 * Reads the user's roles and abilities in the scope of a URL, and sets the application that calls are sent for. Throws ApiError 403 or 404
 * for a tenant that isn't the user's.
 */
export async function loadProfile(scope: ScreenScope): Promise<Profile> {
  // the application must be one that a profile lists, so the first visit reads that profile first
  if (scope.level === 'application' && getApplicationId() === null) await applyProfile({});
  return applyProfile(profileQuery(scope));
}

/** Like loadProfile, but null when it is refused. */
export async function loadProfileIfAllowed(scope: ScreenScope): Promise<Profile | null> {
  try {
    return await loadProfile(scope);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}

/** Stores the organisation that the user works in as the last used one. */
export function storeLastOrganization(scope: ScreenScope): void {
  if (scope.organizationId !== null && getContext().organizationId !== scope.organizationId) {
    setContext({ organizationId: scope.organizationId });
  }
}
