import { OFFER_TYPES } from '@move/domain/activities/offer.ts';
import { z } from 'zod';
import { ImageAddress } from '../files/files.ts';
import { chosenIds, chosenOf } from '../kit/filters/chosen.ts';
import { endpoint } from '../kit/endpoint.ts';
import {
  Flag,
  Id,
  Instant,
  IsoDate,
  Name,
  Named,
  Notes,
  QueryFlag,
  QueryId,
  Stamps,
  Version,
  WallTime,
} from '../kit/fields.ts';
import { dayRange, numberRange } from '../kit/filters/ranges.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { activityLabels } from './activities.labels.ts';
import { checkAges, offerFields, offerReply, ShownRate } from './offer-fields.ts';
import { checkSubscribePair, subscribeFields, subscribeReply } from './subscribe-fields.ts';

export const OfferType = z.enum(OFFER_TYPES);

const summary = {
  id: Id,
  name: z.string(),
  sport: Named.nullable(),
  concept: Flag,
  /** When set, people sign up on another website. */
  payment_url: z.string().nullable(),
  no_signup_required: Flag,
  has_waitlist: Flag,
  offer_type: OfferType,
  rate: ShownRate.nullable(),
  /** No price was chosen yet: neither a rate nor free. */
  price_open: Flag,
  /** Sessions that are still to start. */
  sessions_count: z.int().min(0),
  /** Spots taken in sessions still to start, those reserved for invitations included; a person in two sessions counts twice. */
  participants_count: z.int().min(0),
  /** Entries on the waiting lists of sessions still to start and of bundles. */
  waiting_count: z.int().min(0),
  /** The next session to start, in the wall time of its own zone. */
  next_session: z
    .strictObject({ id: Id, starts_at: Instant, start_date: IsoDate, start_time: WallTime, tz: z.string() })
    .nullable(),
};

/** An activity in a list. */
export const ActivityRow = z.strictObject({
  ...summary,
  image_url: ImageAddress.nullable(),
  location: Named.nullable(),
  organization: Named,
  updated_at: Instant,
});
export type ActivityRow = z.output<typeof ActivityRow>;

/** What an organisation offers. */
export const Activity = z.strictObject({
  ...summary,
  ...offerReply,
  notes: z.string().nullable(),
  waitlist_auto_invite: Flag,
  should_validate_age: Flag,
  ...subscribeReply,
  cancellation_term_id: Id.nullable(),
  /** Bundles with a session that is still to start. */
  bundles_count: z.int().min(0),
  /** Sessions from today on, including canceled ones: the number of rows in their list. */
  listed_sessions: z.int().min(0),
  /** The number of bundles, including those without a session still to start. */
  listed_bundles: z.int().min(0),
  ...Stamps,
});
export type Activity = z.output<typeof Activity>;

const information = { ...offerFields, notes: Notes.optional() };

const settings = {
  concept: Flag.optional(),
  has_waitlist: Flag.optional(),
  waitlist_auto_invite: Flag.optional(),
  should_validate_age: Flag.optional(),
  no_signup_required: Flag.optional(),
  subscribe_from: subscribeFields.subscribe_from.optional(),
  subscribe_until: subscribeFields.subscribe_until.optional(),
  offer_type: OfferType.optional(),
  cancellation_term_id: Id.nullable().optional(),
};

/** Only the name is required: a new activity is a draft (docs/rules/planning.md#publishing). */
export const ActivityDraft = z
  .object({ name: Name, ...information, ...settings })
  .check(checkAges)
  .check(checkSubscribePair);
export type ActivityDraft = z.output<typeof ActivityDraft>;

/** Switching the waiting list off closes its entries and mails them: 409 unless `force=1` (docs/rules/spots.md#waiting-lists). */
const ForceQuery = z.object({ force: QueryFlag.optional() });

/** Fields that are left out keep their value. */
export const ActivityChange = z
  .object({ name: Name.optional(), ...information, ...settings, ...Version })
  .check(checkAges)
  .check(checkSubscribePair);
export type ActivityChange = z.output<typeof ActivityChange>;

const Settings = z.strictObject({
  concept: Flag,
  has_waitlist: Flag,
  waitlist_auto_invite: Flag,
  should_validate_age: Flag,
  no_signup_required: Flag,
  ...subscribeReply,
  offer_type: OfferType,
  cancellation_term_id: Id.nullable(),
  /** The terms of the activity's rate, its default first (docs/rules/money.md#cancellation-terms). */
  cancellation_terms: z.array(Named),
  updated_at: Instant,
});
export type ActivitySettings = z.output<typeof Settings>;

const sort = ['name', 'sport', 'updated_at'] as const;
const filters = {
  concept: QueryFlag.optional(),
  sportId: chosenIds({ canBeEmpty: true }).optional(),
  offerType: chosenOf(OFFER_TYPES).optional(),
  categoryId: chosenIds({ canBeEmpty: true }).optional(),
  /** The price of the rate in cents; free without a rate. */
  price: numberRange({ canBeEmpty: false }).optional(),
  /** Days in the time zone of the organisation. */
  updatedOn: dayRange({ canBeEmpty: false }).optional(),
};

const PATH = '/v1/admin/organizations/:organizationId/activities';

export const listActivities = endpoint({
  name: 'listActivities',
  method: 'GET',
  path: PATH,
  permission: 'view-activities',
  scope: 'organization',
  query: pageQuery({ sort, filters }),
  reply: pageOf('activities', ActivityRow),
  labels: activityLabels,
});

/** All activities of an organisation in short form, for choosers. */
export const listAllActivities = endpoint({
  name: 'listAllActivities',
  method: 'GET',
  path: `${PATH}/all`,
  permission: 'view-activities',
  scope: 'organization',
  reply: {
    activities: z.array(z.strictObject({ id: Id, name: z.string(), concept: Flag, offer_type: OfferType })),
  },
});

export const createActivity = endpoint({
  name: 'createActivity',
  method: 'POST',
  path: PATH,
  permission: 'create-activities',
  scope: 'organization',
  body: ActivityDraft,
  reply: { activity: Activity },
  labels: activityLabels,
});

export const getActivity = endpoint({
  name: 'getActivity',
  method: 'GET',
  path: `${PATH}/:activityId`,
  permission: ['view-activities', 'edit-activity'],
  scope: 'organization',
  reply: { activity: Activity },
});

/**
 * Changes the fields of the body. `concept: false` publishes: 422 by field for everything that is missing
 * (docs/rules/planning.md#publishing).
 */
export const updateActivity = endpoint({
  name: 'updateActivity',
  method: 'PATCH',
  path: `${PATH}/:activityId`,
  permission: 'edit-activity',
  scope: 'organization',
  query: ForceQuery,
  body: ActivityChange,
  reply: { activity: Activity },
  problems: ['stale', 'activity.offer_type', 'waitlist.people', 'waitlist.people_one'],
  labels: activityLabels,
});

/** Removes an activity; 409 while there are participants in sessions to come, unless `force=1`. */
export const removeActivity = endpoint({
  name: 'removeActivity',
  method: 'DELETE',
  path: `${PATH}/:activityId`,
  permission: 'edit-activity',
  scope: 'organization',
  query: z.object({ force: QueryFlag.optional() }),
  reply: 'nothing',
  problems: ['activity.participants', 'activity.waiting'],
  labels: activityLabels,
});

/** Undoes a removal, with its sessions (docs/rules/access.md#restoring). */
export const restoreActivity = endpoint({
  name: 'restoreActivity',
  method: 'POST',
  path: `${PATH}/:activityId/restore`,
  permission: 'edit-activity',
  scope: 'organization',
  reply: { activity: Activity },
  status: 200,
});

/** Sets the location of an activity: one of the organisation's locations, or null. */
export const updateActivityLocation = endpoint({
  name: 'updateActivityLocation',
  method: 'PATCH',
  path: '/v1/admin/activities/:activityId/location',
  permission: 'edit-activity',
  scope: 'record',
  ownedBy: 'activities',
  body: z.object({ location_id: Id.nullable(), ...Version }),
  reply: { activity: Activity },
  problems: ['stale'],
  labels: activityLabels,
});

export const getActivitySettings = endpoint({
  name: 'getActivitySettings',
  method: 'GET',
  path: '/v1/admin/activities/:activityId/settings',
  permission: 'edit-activity',
  scope: 'record',
  ownedBy: 'activities',
  reply: { settings: Settings },
});

/** Fields that are left out keep their value. */
export const updateActivitySettings = endpoint({
  name: 'updateActivitySettings',
  method: 'PUT',
  path: '/v1/admin/activities/:activityId/settings',
  permission: 'edit-activity',
  scope: 'record',
  ownedBy: 'activities',
  query: ForceQuery,
  body: z.object({ ...settings, ...Version }).check(checkSubscribePair),
  reply: { settings: Settings },
  problems: ['stale', 'activity.offer_type', 'waitlist.people', 'waitlist.people_one'],
  labels: activityLabels,
});

const ApplicationListQuery = pageQuery({ sort, filters: { ...filters, organizationId: QueryId.optional() } });

/** The activities of the current platform; for staff, those of their own organisations. */
export const listApplicationActivities = endpoint({
  name: 'listApplicationActivities',
  method: 'GET',
  path: '/v1/admin/applications/activities',
  permission: 'view-activities',
  scope: 'application',
  query: ApplicationListQuery,
  reply: pageOf('activities', ActivityRow),
  labels: activityLabels,
});

/** The activities of any platform, for a superadmin. */
export const listActivitiesOfApplication = endpoint({
  name: 'listActivitiesOfApplication',
  method: 'GET',
  path: '/v1/admin/applications/:applicationId/activities',
  permission: 'role:superadmin',
  scope: 'application',
  query: ApplicationListQuery,
  reply: pageOf('activities', ActivityRow),
  labels: activityLabels,
});
