import { CHECK_INS, PARTICIPANT_STATUSES } from '@move/domain/participants/participant.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Version } from '../kit/fields.ts';
import { numberRange } from '../kit/filters/ranges.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { ShownAmount } from '../orders/shown-amount.ts';
import { permissionAt } from '../bundles/bundle-permission.ts';
import {
  Attendance,
  CheckInStatus,
  Participant,
  ParticipantChange,
  ParticipantDraft,
  ParticipantMove,
  RefundQuote,
  RemovalQuery,
} from './participant.ts';
import { participantGuard } from './people-guard.ts';

const SESSION = '/v1/admin/organizations/:organizationId/activities/:activityId/sessions/:sessionId';
const PATH = `${SESSION}/participants` as const;
const ONE = `${PATH}/:participantId` as const;

const listQuery = pageQuery({
  sort: ['name', 'email', 'age', 'check_in', 'status', 'created_at'],
  filters: {
    /** Absent: participants, including pending ones; for a canceled session, those it had when it was canceled. */
    status: z.enum(PARTICIPANT_STATUSES).optional(),
    checkIn: z.enum(CHECK_INS).optional(),
    /** In years on the day of the session; empty without a date of birth. */
    age: numberRange({ canBeEmpty: true }).optional(),
  },
});

/** The participants of a session, with the beginning of long answers. `attendance` counts all of them, whatever the filters. */
export const listParticipants = endpoint({
  ...participantGuard(PATH),
  name: 'listParticipants',
  method: 'GET',
  path: PATH,
  query: listQuery,
  reply: { ...pageOf('participants', Participant), attendance: Attendance },
});

export const exportParticipants = endpoint({
  ...participantGuard(`${PATH}/export`),
  name: 'exportParticipants',
  method: 'GET',
  path: `${PATH}/export`,
  query: listQuery,
  reply: 'file',
});

/** Books a participant; 422 on `session` when it is full, whatever the client saw before. */
export const createParticipant = endpoint({
  ...participantGuard(PATH),
  name: 'createParticipant',
  method: 'POST',
  path: PATH,
  body: ParticipantDraft,
  reply: { participant: Participant },
  problems: ['session.canceled', 'payment.not_accepted', 'order.amount'],
});

/** `refund`: what removing the participant now would refund; null when nothing was paid. */
export const getParticipant = endpoint({
  ...participantGuard(ONE),
  name: 'getParticipant',
  method: 'GET',
  path: ONE,
  reply: { participant: Participant, refund: RefundQuote.nullable() },
});

/**
 * Records that the cash was received, also after the session: a pending participant becomes active. Like `mark-paid` of the transaction it
 * needs `manage-finances`; it also needs `manage-participants`, since it returns the participant.
 */
export const payParticipant = endpoint({
  ...participantGuard(ONE),
  permission: permissionAt(ONE, 'manage-finances', 'manage-participants'),
  name: 'payParticipant',
  method: 'POST',
  path: `${ONE}/paid`,
  query: ShownAmount,
  reply: { participant: Participant },
  status: 200,
  problems: ['order.not_open', 'order.amount'],
  refusesImpersonation: true,
});

/** Changes a participant; a participant of a bundle changes in all its sessions. */
export const updateParticipant = endpoint({
  ...participantGuard(ONE),
  name: 'updateParticipant',
  method: 'PUT',
  path: ONE,
  body: ParticipantChange,
  reply: { participant: Participant },
  problems: ['stale', 'participant.canceled', 'person.gone'],
});

/**
 * Removes a participant. A participant of a bundle is signed out of this session only and keeps the bundle (docs/rules/spots.md#bundles).
 */
export const removeParticipant = endpoint({
  ...participantGuard(ONE),
  name: 'removeParticipant',
  method: 'DELETE',
  path: ONE,
  query: RemovalQuery,
  reply: 'nothing',
  // signed_out: a bundle participant who was already removed from this session
  problems: ['participant.canceled', 'participant.signed_out', 'person.gone'],
});

export const moveParticipant = endpoint({
  ...participantGuard(`${ONE}/move`),
  name: 'moveParticipant',
  method: 'POST',
  path: `${ONE}/move`,
  body: ParticipantMove,
  reply: { participant: Participant },
  status: 200,
  problems: ['participant.canceled', 'session.canceled', 'person.gone'],
});

/** Notes a check-in. Signing out before the start frees the spot; returning takes a free one (docs/rules/spots.md#signing-out). */
export const checkIn = endpoint({
  ...participantGuard(`${ONE}/check-in`),
  name: 'checkIn',
  method: 'PUT',
  path: `${ONE}/check-in`,
  body: z.object({
    status: CheckInStatus,
    /**
     * Skips the capacity check for a participant who signed out in time and comes after all, to a session that is full by now: needs
     * `override-limits`; audited.
     */
    override_capacity: Flag.optional(),
    ...Version,
  }),
  reply: { participant: Participant, attendance: Attendance },
  problems: ['stale', 'participant.canceled', 'person.gone'],
});

/** Notes the check-in of many participants at once: all of them or none. */
export const checkInMany = endpoint({
  ...participantGuard(`${SESSION}/check-in`),
  name: 'checkInMany',
  method: 'PUT',
  path: `${SESSION}/check-in`,
  body: z.object({
    participants: z
      .array(z.object({ id: Id, status: CheckInStatus }))
      .min(1)
      .max(10_000),
  }),
  reply: { participants: z.array(Participant), attendance: Attendance },
  problems: ['participant.canceled', 'person.gone'],
});
