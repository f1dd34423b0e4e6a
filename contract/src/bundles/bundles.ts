import { z } from 'zod';
import { permissionAt } from './bundle-permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Flag, Id, Instant, IsoDate, Named, QueryFlag, Spots, Stamps, WallTime } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { SessionChange } from '../sessions/session-drafts.ts';
import { SessionGrid } from '../sessions/session-grid.ts';
import { AffectedSessions } from '../sessions/session-preview.ts';
import { Session, SessionQuery, SessionRow } from '../sessions/sessions.ts';
import { BundleChange, BundleDraft, BundleSessionDraft } from './bundle-drafts.ts';
import { bundleLabels } from './bundles.labels.ts';

const ShownRate = z.strictObject({ id: Id, name: z.string(), price_in_cents: Count });
const ShownSession = z.strictObject({ id: Id, start_date: IsoDate, start_time: WallTime, tz: z.string() });

const row = {
  id: Id,
  activity: Named,
  name: z.string(),
  /** No later than the day of the first session. */
  start_date: IsoDate,
  /** Null is unlimited, 0 is closed. */
  spots: Spots,
  taken: Count,
  /** Whether it has participants: then it is canceled instead of removed. An invited person with a reserved spot is no participant. */
  has_participants: Flag,
  /** Free spots of the bundle, or of its fullest session to come if that has fewer (docs/rules/spots.md#bundles). Null is unlimited. */
  free: Count.nullable(),
  waitlist_count: Count,
  /** Sessions that were not canceled. */
  sessions_count: Count,
  /** Sessions still to start that were not canceled. */
  sessions_ahead: Count,
  first_session: ShownSession.nullable(),
  last_session: ShownSession.nullable(),
  next_session: ShownSession.nullable(),
  /** The bundle's own rate, or the activity's rate while `rate_inherited`; null is free. */
  rate: ShownRate.nullable(),
  rate_inherited: Flag,
  updated_at: Instant,
};

/** A bundle in a list. */
export const BundleRow = z.strictObject(row);
export type BundleRow = z.output<typeof BundleRow>;

/** Sessions of one activity that people join together. */
export const Bundle = z.strictObject({
  ...row,
  /** Sessions in it, including canceled ones. */
  listed_sessions: Count,
  /** The number of rows in its list of participants: without invited people, for whom a spot is reserved. */
  listed_participants: Count,
  description: z.string().nullable(),
  rate_id: Id.nullable(),
  /** The values that apply while the bundle has none of its own. */
  inherited: z.strictObject({ rate: ShownRate.nullable(), /** The activity has no price yet. */ price_open: Flag }),
  /** Whether the caller may change it. */
  may: z.strictObject({ update: Flag }),
  ...Stamps,
});
export type Bundle = z.output<typeof Bundle>;

const PATH = '/v1/admin/organizations/:organizationId/activities/:activityId/bundles';
const ONE = `${PATH}/:bundleId` as const;

export const listBundles = endpoint({
  name: 'listBundles',
  method: 'GET',
  path: PATH,
  permission: 'view-bundles',
  scope: 'organization',
  query: pageQuery({ sort: ['start_date', 'name', 'taken', 'updated_at'], filters: { past: QueryFlag.optional() } }),
  reply: pageOf('bundles', BundleRow),
  labels: bundleLabels,
});

/** Creates the bundle with all its sessions, or nothing. */
export const createBundle = endpoint({
  name: 'createBundle',
  method: 'POST',
  path: PATH,
  permission: 'edit-activity',
  scope: 'organization',
  body: BundleDraft,
  reply: { bundle: Bundle },
  labels: bundleLabels,
});

export const getBundle = endpoint({
  name: 'getBundle',
  method: 'GET',
  path: ONE,
  permission: 'view-bundle',
  scope: 'organization',
  reply: { bundle: Bundle },
});

export const updateBundle = endpoint({
  name: 'updateBundle',
  method: 'PUT',
  path: ONE,
  permission: permissionAt(ONE, 'edit-activity'),
  scope: 'organization',
  body: BundleChange,
  reply: { bundle: Bundle },
  problems: ['stale'],
  labels: bundleLabels,
});

/** Removes a bundle; its sessions stay with the activity. 409 while there are participants or waiting entries, unless `force=1`. */
export const removeBundle = endpoint({
  name: 'removeBundle',
  method: 'DELETE',
  path: ONE,
  permission: permissionAt(ONE, 'edit-activity'),
  scope: 'organization',
  query: z.object({ force: QueryFlag.optional() }),
  reply: 'nothing',
  problems: ['bundle.participants', 'bundle.waiting'],
  labels: bundleLabels,
});

/** Undoes a removal; participants who were canceled with it don't return (docs/rules/access.md#restoring). */
export const restoreBundle = endpoint({
  name: 'restoreBundle',
  method: 'POST',
  path: `${ONE}/restore`,
  permission: permissionAt(ONE, 'edit-activity'),
  scope: 'organization',
  reply: { bundle: Bundle },
  status: 200,
});

/** The sessions of a bundle, earliest first. */
export const listBundleSessions = endpoint({
  name: 'listBundleSessions',
  method: 'GET',
  path: `${ONE}/sessions`,
  permission: 'view-bundle',
  scope: 'organization',
  query: SessionQuery,
  reply: pageOf('sessions', SessionRow),
  labels: bundleLabels,
});

const Added = {
  bundle: Bundle,
  /** The added sessions, earliest first. */
  session_ids: z.array(Id),
  /** The number of bundle participants who got a spot in the added sessions. */
  participants: Count,
};

/**
 * Adds sessions of the activity to the bundle, or plans a new session or series. Participants of the bundle get a spot in them
 * (docs/rules/spots.md#bundles).
 */
export const addBundleSessions = endpoint({
  name: 'addBundleSessions',
  method: 'POST',
  path: `${ONE}/sessions`,
  permission: permissionAt(ONE, 'edit-activity'),
  scope: 'organization',
  body: BundleSessionDraft,
  reply: Added,
  labels: bundleLabels,
});

/** Plans the rows of a grid in the bundle: all of them, or none. */
export const planBundleSessions = endpoint({
  name: 'planBundleSessions',
  method: 'POST',
  path: `${ONE}/sessions/grid`,
  permission: permissionAt(ONE, 'edit-activity'),
  scope: 'organization',
  body: SessionGrid,
  reply: Added,
  labels: bundleLabels,
});

export const getBundleSession = endpoint({
  name: 'getBundleSession',
  method: 'GET',
  path: `${ONE}/sessions/:sessionId`,
  permission: permissionAt(ONE, 'edit-activity'),
  scope: 'organization',
  reply: { session: Session },
});

/** Like `updateSession`, for a session that is found through its bundle. */
export const updateBundleSession = endpoint({
  name: 'updateBundleSession',
  method: 'PUT',
  path: `${ONE}/sessions/:sessionId`,
  permission: permissionAt(ONE, 'edit-activity'),
  scope: 'organization',
  query: z.object({ force: QueryFlag.optional() }),
  body: SessionChange,
  reply: { session: Session, touched: AffectedSessions, mails: Count },
  problems: ['stale', 'repetition.surplus'],
  labels: bundleLabels,
});

/**
 * Removes a session from the bundle; with `delete=1` also from the activity. Refused while bundle participants have a spot in it, unless
 * `force=1`.
 */
export const removeBundleSession = endpoint({
  name: 'removeBundleSession',
  method: 'DELETE',
  path: `${ONE}/sessions/:sessionId`,
  permission: permissionAt(ONE, 'edit-activity'),
  scope: 'organization',
  query: z.object({ delete: QueryFlag.optional(), force: QueryFlag.optional() }),
  reply: 'nothing',
  problems: ['bundle.session_people', 'session.participants'],
  labels: bundleLabels,
});
