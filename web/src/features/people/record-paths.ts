import type { Waiting } from '@move/contract/people/people.ts';

type Place = { organization: { id: number }; activity: { id: number }; name: string };

const activityPath = ({ organization, activity }: Place) =>
  `/organizations/${organization.id}/activities/${activity.id}`;
const found = ({ name }: Place) => `search=${encodeURIComponent(name)}`;

export const participantPath = (place: Place & { session: { id: number } }): string =>
  `${activityPath(place)}/sessions/${place.session.id}?tab=participants&${found(place)}`;

export const bundleParticipantPath = (place: Place & { bundle: { id: number } }): string =>
  `${activityPath(place)}/bundles/${place.bundle.id}/participants?${found(place)}`;

export function waitingPath({ session, bundle, ...place }: Waiting): string {
  return session === null
    ? `${activityPath(place)}/bundles/${bundle?.id}/waitlist?${found(place)}`
    : `${activityPath(place)}/sessions/${session.id}?tab=waitlist&${found(place)}`;
}
