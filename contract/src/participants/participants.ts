import { CHECK_INS, PARTICIPANT_STATUSES } from '@move/domain/participants/participant.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Version } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
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
import { participantLabels } from './participants.labels.ts';

const SESSION = '/v1/admin/organizations/:organizationId/activities/:activityId/sessions/:sessionId';
const ONE = `${SESSION}/participants/:participantId` as const;

const guard = { permission: 'manage-participants', scope: 'organization', labels: participantLabels } as const;

const listQuery = pageQuery({
  sort: ['name', 'email', 'age', 'check_in', 'status', 'created_at'],
  filters: {
    /** Absent: those who take part, pending ones too. */
    status: z.enum(PARTICIPANT_STATUSES).optional(),
    checkIn: z.enum(CHECK_INS).optional(),
  },
});

/** Who comes to a session. `attendance` counts all who take part, whatever the filters say. */
export const listParticipants = endpoint({
  ...guard,
  name: 'listParticipants',
  method: 'GET',
  path: `${SESSION}/participants`,
  query: listQuery,
  reply: { ...pageOf('participants', Participant), attendance: Attendance },
});

/** Everybody the list finds, as a sheet. */
export const exportParticipants = endpoint({
  ...guard,
  name: 'exportParticipants',
  method: 'GET',
  path: `${SESSION}/participants/export`,
  query: listQuery,
  reply: 'file',
});

/** A full session is 422 on `session`, whatever the client saw a moment ago (D4.5). */
export const createParticipant = endpoint({
  ...guard,
  name: 'createParticipant',
  method: 'POST',
  path: `${SESSION}/participants`,
  body: ParticipantDraft,
  reply: { participant: Participant },
  problems: ['session.canceled'],
});

/** `refund` says what taking the person off now would give back; null where nothing was paid. */
export const getParticipant = endpoint({
  ...guard,
  name: 'getParticipant',
  method: 'GET',
  path: ONE,
  reply: { participant: Participant, refund: RefundQuote.nullable() },
});

/** The cash was handed over, at any time, also after the session (D3.1): whoever was pending takes part. */
export const payParticipant = endpoint({
  ...guard,
  name: 'payParticipant',
  method: 'POST',
  path: `${ONE}/paid`,
  reply: { participant: Participant },
  status: 200,
  problems: ['order.not_open'],
  refusesImpersonation: true,
});

/** Of somebody who comes with a bundle, it changes in all its sessions. */
export const updateParticipant = endpoint({
  ...guard,
  name: 'updateParticipant',
  method: 'PUT',
  path: ONE,
  body: ParticipantChange,
  reply: { participant: Participant },
  problems: ['stale', 'participant.canceled'],
});

/**
 * Takes somebody off; who comes with a bundle is signed out of this session only and keeps the bundle (D4.6). Giving more than
 * the term does needs `refund-transactions`.
 */
export const removeParticipant = endpoint({
  ...guard,
  name: 'removeParticipant',
  method: 'DELETE',
  path: ONE,
  query: RemovalQuery,
  reply: 'nothing',
  problems: ['participant.canceled'],
});

export const moveParticipant = endpoint({
  ...guard,
  name: 'moveParticipant',
  method: 'POST',
  path: `${ONE}/move`,
  body: ParticipantMove,
  reply: { participant: Participant },
  status: 200,
  problems: ['participant.canceled', 'session.canceled'],
});

/** Signing out before the start frees the spot; coming back takes a free one (D3.11). */
export const checkIn = endpoint({
  ...guard,
  name: 'checkIn',
  method: 'PUT',
  path: `${ONE}/check-in`,
  body: z.object({
    status: CheckInStatus,
    /** Of who signed out in time and comes after all, to a session that filled up meanwhile: needs `override-limits`; audited. */
    override_capacity: Flag.optional(),
    ...Version,
  }),
  reply: { participant: Participant, attendance: Attendance },
  problems: ['stale', 'participant.canceled'],
});

/** Many at once: all of them or none. */
export const checkInMany = endpoint({
  ...guard,
  name: 'checkInMany',
  method: 'PUT',
  path: `${SESSION}/check-in`,
  body: z.object({
    participants: z
      .array(z.object({ id: Id, status: CheckInStatus }))
      .min(1)
      .max(1_000),
  }),
  reply: { participants: z.array(Participant), attendance: Attendance },
  problems: ['participant.canceled'],
});
