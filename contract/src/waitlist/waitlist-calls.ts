import { permissionAt } from '../bundles/bundle-permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { ListVersion } from '../kit/fields.ts';
import { WaitlistDraft, WaitlistEntry, waitlistQuery, waitlistReply } from './waitlist-entry.ts';
import { waitlistLabels } from './waitlist.labels.ts';

// Sessions and bundles have the same lists: their calls differ in name and path. Who waits is personal data as who takes part is (D2.1).

const guardOf = (path: string) =>
  ({ permission: permissionAt(path, 'manage-participants'), scope: 'organization' }) as const;
const reply = { entry: WaitlistEntry };
/** Why somebody can't be invited at this moment. */
const NOT_NOW = ['waitlist.present', 'waitlist.age', 'waitlist.again', 'waitlist.over', 'waitlist.closing'] as const;

export const listingWaiting = <const Path extends string>(name: string, path: Path) =>
  endpoint({
    ...guardOf(path),
    name,
    method: 'GET',
    path,
    query: waitlistQuery,
    reply: waitlistReply,
    labels: waitlistLabels,
  });

/** Whether anything changed since the list was read: asked every second or so while it is on a screen. */
export const askingVersion = <const Path extends string>(name: string, path: Path) =>
  endpoint({ ...guardOf(path), name, method: 'GET', path: `${path}/version`, reply: { version: ListVersion } });

/** At the end of the list; 422 on `waitlist` when the activity has none. Whoever comes first with a free spot is invited at once. */
export const addingWaiting = <const Path extends string>(name: string, path: Path) =>
  endpoint({
    ...guardOf(path),
    name,
    method: 'POST',
    path,
    body: WaitlistDraft,
    reply,
    problems: ['waitlist.over'],
    labels: waitlistLabels,
  });

/** Out of turn too. A free spot is kept for the answer; without one the first who accepts gets the next (D4.5). */
export const invitingWaiting = <const Path extends string>(name: string, path: Path) =>
  endpoint({
    ...guardOf(path),
    name,
    method: 'POST',
    path: `${path}/:entryId/invite`,
    reply,
    status: 200,
    problems: ['waitlist.open', 'waitlist.accepted', 'waitlist.removed', ...NOT_NOW],
  });

/** A new link and a new day to answer, at most once a minute (429). */
export const resendingWaiting = <const Path extends string>(name: string, path: Path) =>
  endpoint({
    ...guardOf(path),
    name,
    method: 'POST',
    path: `${path}/:entryId/resend`,
    reply,
    status: 200,
    problems: ['waitlist.not_invited', ...NOT_NOW, 'throttle'],
  });

/** The entry stays in the history; a spot that was kept goes to the next in line. */
export const removingWaiting = <const Path extends string>(name: string, path: Path) =>
  endpoint({
    ...guardOf(path),
    name,
    method: 'DELETE',
    path: `${path}/:entryId`,
    reply: 'nothing',
    problems: ['waitlist.accepted', 'waitlist.removed'],
  });
