import { CHECK_INS, PARTICIPANT_STATUSES } from '@move/domain/participants/participant.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Email, Flag, Id, Instant, IsoDate, Named, QueryId } from '../kit/fields.ts';
import { OrderRow } from '../orders/order.ts';
import { Participant } from '../participants/participant.ts';
import { peopleLabels } from './people.labels.ts';

/** The most rows of each part. */
export const PERSON_ROWS_MAX = 100;

const row = {
  id: Id,
  /** The name of this participant: a family may share an address. */
  name: z.string(),
  organization: Named,
  activity: Named,
};
const PersonSession = z.strictObject({ id: Id, start_date: IsoDate, start_time: z.string(), end_time: z.string() });

const Participation = z.strictObject({
  ...row,
  session: PersonSession,
  bundle: Named.nullable(),
  status: z.enum(PARTICIPANT_STATUSES),
  check_in: z.enum(CHECK_INS),
  /** Null for a participant of a bundle, and for a caller who may not see it. */
  payment: Participant.shape.payment,
});
export type Participation = z.output<typeof Participation>;

const BundleParticipation = z.strictObject({
  ...row,
  bundle: Named,
  start_date: IsoDate,
  /** The number of sessions of this participant that aren't over yet. */
  to_come: Count,
  status: z.enum(PARTICIPANT_STATUSES),
  payment: Participant.shape.payment,
});
export type BundleParticipation = z.output<typeof BundleParticipation>;

const Waiting = z.strictObject({
  ...row,
  /** Null for the list of a bundle, as `bundle` is for that of a session. */
  session: PersonSession.nullable(),
  bundle: Named.nullable(),
  status: z.enum(['waiting', 'invited']),
  created_at: Instant,
});
export type Waiting = z.output<typeof Waiting>;

/** Newest first; null when the caller may see this part in none of the organisations. */
const part = <Row extends z.ZodType>(rowSchema: Row) =>
  z.strictObject({ rows: z.array(rowSchema).max(PERSON_ROWS_MAX), has_more: Flag }).nullable();

/** All that is booked and bought with one e-mail address, in the organisations of the call. */
export const Person = z.strictObject({
  email: z.string(),
  /** Names that occur with the address, each once: those of buyers first. */
  names: z.array(z.string()),
  participations: part(Participation),
  bundles: part(BundleParticipation),
  /** Open entries of waiting lists. */
  waiting: part(Waiting),
  orders: part(OrderRow),
});
export type Person = z.output<typeof Person>;

/**
 * Shows everything of the person with exactly this e-mail address, whatever its case. Each part has only rows of organisations in which the
 * caller may see its list (docs/rules/access.md#several-organisations).
 */
export const getPerson = endpoint({
  name: 'getPerson',
  method: 'GET',
  path: '/v1/admin/people',
  permission: ['manage-participants', 'view-rates'],
  scope: 'named',
  query: z.object({
    email: Email,
    organization_id: QueryId.optional(),
    application_id: QueryId.optional(),
  }),
  reply: { person: Person },
  labels: peopleLabels,
});
