import { DOOR_PAYMENTS } from '@move/domain/participants/walk-in.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Email, Flag, Instant, IsoDate, PersonName } from '../kit/fields.ts';
import { Attendance } from '../participants/participant.ts';
import { CheckInPerson } from './check-in-records.ts';
import { walkInLabels } from './walk-ins.labels.ts';

const PATH = '/v1/admin/organizations/:organizationId/activities/:activityId/sessions/:sessionId/walk-ins';

/** A person without a sign-up who is added at the door; present at once. */
export const WalkInDraft = z.object({
  /** Made by the phone, so that a repeated request adds no second person. */
  id: z.uuid(),
  first_name: PersonName,
  last_name: PersonName,
  email: Email.nullable().optional(),
  /** Required when the activity checks ages. */
  date_of_birth: IsoDate.nullable().optional(),
  /** Absent: follows the activity; where it has a price, the walk-in still has to pay in cash. `paid` needs `manage-finances` as well. */
  payment: z.enum(DOOR_PAYMENTS).optional(),
  /** The price on the screen of the user who took the money. 422 on `payment` when it is `paid` or `external` and the price has changed since. */
  price_in_cents: Count.optional(),
  /** When the walk-in was added, in server time as estimated by the phone. */
  made_at: Instant,
  /** Skips the capacity check: needs `override-limits`; audited. */
  override_capacity: Flag.optional(),
});
export type WalkInDraft = z.output<typeof WalkInDraft>;

/** Adds a person without a sign-up, and checks them in; once, however often it is sent (docs/rules/spots.md#at-the-door). */
export const createWalkIn = endpoint({
  name: 'createWalkIn',
  method: 'POST',
  path: PATH,
  permission: 'manage-participants',
  scope: 'organization',
  body: WalkInDraft,
  reply: {
    person: CheckInPerson,
    attendance: Attendance,
    /** False when an earlier request added this walk-in. */
    is_new: Flag,
  },
  problems: ['session.canceled'],
  labels: walkInLabels,
});
