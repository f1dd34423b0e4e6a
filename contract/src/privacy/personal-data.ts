import { PERSON_SOURCES } from '@move/domain/privacy/person-records.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Flag, IsoDate, text } from '../kit/fields.ts';
import { personalDataLabels as labels } from './personal-data.labels.ts';

/** Everything an organisation stores about one person, found from any record that names the person. */
const PATH = '/v1/admin/organizations/:organizationId/personal-data/:record';

// The handlers check more than the guard: `manage-participants` as well, and a role in the organisation itself.
const guard = {
  permission: 'edit-organization',
  scope: 'kept_organization',
  labels,
  refusesImpersonation: true,
} as const;

/** A record that names a person: `participants-12`. */
const RecordKey = z.string().regex(/^[a-z_]{1,30}-[1-9]\d{0,14}$/);

/** What is stored: the records that name the person, and related ones. */
export const KEPT_KINDS = [...PERSON_SOURCES, 'answers', 'taps', 'mails', 'messages', 'history'] as const;

const PersonFields = {
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Null: unknown. */
  date_of_birth: IsoDate.nullable(),
};

/** Someone who may be the same person, or family: not included unless chosen. */
const PossiblySamePerson = z.strictObject({
  /** The key that chooses this person in `also`. */
  record: z.string(),
  ...PersonFields,
  /** True: the name is the same, but address or date of birth differ. False: an address or an order is shared. */
  has_same_name: Flag,
  records: Count,
});

/** Why the person can't be erased yet. */
const Obstacle = z.strictObject({
  kind: z.enum(['booking', 'bundle', 'waiting', 'payment']),
  /** The activity, product or bundle. */
  title: z.string(),
  /** The day of the session or the first one to come; null for a payment. */
  date: IsoDate.nullable(),
});

export const PersonalData = z.strictObject({
  person: z.strictObject(PersonFields),
  /** How much is stored, by kind; empty kinds are left out. */
  kept: z.array(z.strictObject({ kind: z.enum(KEPT_KINDS), count: Count })),
  others: z.array(PossiblySamePerson),
  obstacles: z.array(Obstacle),
  /** The person was erased before. */
  is_erased: Flag,
});
export type PersonalData = z.output<typeof PersonalData>;

/** Record keys in a query, separated by commas; empty is none. */
const QueryKeys = z
  .string()
  .max(2_000)
  .transform((keys) => (keys === '' ? [] : keys.split(',')))
  .pipe(z.array(RecordKey).max(50));

const query = z.object({ also: QueryKeys.optional() });

/** What is stored about a person, before it is exported or erased. */
export const getPersonalData = endpoint({
  ...guard,
  name: 'getPersonalData',
  method: 'GET',
  path: PATH,
  query,
  reply: { data: PersonalData },
});

/** A zip with everything stored about the person, as JSON and as a page to read; audited. */
export const exportPersonalData = endpoint({
  ...guard,
  name: 'exportPersonalData',
  method: 'GET',
  path: `${PATH}/export`,
  query,
  reply: 'file',
});

/** Erases the person for good: 409 while a booking, a waiting-list entry or a payment is open. */
export const erasePersonalData = endpoint({
  ...guard,
  name: 'erasePersonalData',
  method: 'POST',
  path: `${PATH}/erase`,
  body: z.object({
    /** The full name, typed as a confirmation. */
    name: text(600),
    /** Others to erase with this person. */
    also: z.array(RecordKey).max(50).optional(),
  }),
  reply: 'nothing',
  problems: ['person.erased', 'person.ahead', 'person.changed'],
});
