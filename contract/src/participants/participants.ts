import { CHECK_INS, PARTICIPANT_STATUSES } from '@move/domain/participants/participant.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Version } from '../kit/fields.ts';
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
  name: 'listParticipants',
  method: 'GET',
  path: `${SESSION}/participants`,
  permission: 'manage-participants',
  scope: 'organization',
  query: listQuery,
  reply: { ...pageOf('participants', Participant), attendance: Attendance },
  labels: participantLabels,
});

/** Everybody the list finds, as a sheet. */
export const exportParticipants = endpoint({
  name: 'exportParticipants',
  method: 'GET',
  path: `${SESSION}/participants/export`,
  permission: 'manage-participants',
  scope: 'organization',
  query: listQuery,
  reply: 'file',
  labels: participantLabels,
});

/** A full session is 422 on `session`, whatever the client saw a moment ago (D4.5). */
export const createParticipant = endpoint({
  name: 'createParticipant',
  method: 'POST',
  path: `${SESSION}/participants`,
  permission: 'manage-participants',
  scope: 'organization',
  body: ParticipantDraft,
  reply: { participant: Participant },
  problems: ['session.canceled'],
  labels: participantLabels,
});

/** `refund` says what taking the person off now would give back; null where nothing was paid. */
export const getParticipant = endpoint({
  name: 'getParticipant',
  method: 'GET',
  path: ONE,
  permission: 'manage-participants',
  scope: 'organization',
  reply: { participant: Participant, refund: RefundQuote.nullable() },
});

/** The cash was handed over, at any time, also after the session (D3.1): whoever was pending takes part. */
export const payParticipant = endpoint({
  name: 'payParticipant',
  method: 'POST',
  path: `${ONE}/paid`,
  permission: 'manage-participants',
  scope: 'organization',
  reply: { participant: Participant },
  status: 200,
  problems: ['order.not_open'],
  refusesImpersonation: true,
});

/** Of somebody who comes with a bundle, it changes in all its sessions. */
export const updateParticipant = endpoint({
  name: 'updateParticipant',
  method: 'PUT',
  path: ONE,
  permission: 'manage-participants',
  scope: 'organization',
  body: ParticipantChange,
  reply: { participant: Participant },
  problems: ['stale', 'participant.canceled'],
  labels: participantLabels,
});

/** Takes somebody off; who comes with a bundle is signed out of this session only and keeps the bundle (D4.6). */
export const removeParticipant = endpoint({
  name: 'removeParticipant',
  method: 'DELETE',
  path: ONE,
  permission: 'manage-participants',
  scope: 'organization',
  query: RemovalQuery,
  reply: 'nothing',
  problems: ['participant.canceled'],
  labels: participantLabels,
});

export const moveParticipant = endpoint({
  name: 'moveParticipant',
  method: 'POST',
  path: `${ONE}/move`,
  permission: 'manage-participants',
  scope: 'organization',
  body: ParticipantMove,
  reply: { participant: Participant },
  status: 200,
  problems: ['participant.canceled', 'session.canceled'],
  labels: participantLabels,
});

/** Signing out before the start frees the spot; coming back takes a free one (D3.11). */
export const checkIn = endpoint({
  name: 'checkIn',
  method: 'PUT',
  path: `${ONE}/check-in`,
  permission: 'manage-participants',
  scope: 'organization',
  body: z.object({ status: CheckInStatus, ...Version }),
  reply: { participant: Participant, attendance: Attendance },
  problems: ['stale', 'participant.canceled'],
  labels: participantLabels,
});

/** Many at once: all of them or none. */
export const checkInMany = endpoint({
  name: 'checkInMany',
  method: 'PUT',
  path: `${SESSION}/check-in`,
  permission: 'manage-participants',
  scope: 'organization',
  body: z.object({
    participants: z
      .array(z.object({ id: Id, status: CheckInStatus }))
      .min(1)
      .max(1_000),
  }),
  reply: { participants: z.array(Participant), attendance: Attendance },
  problems: ['participant.canceled'],
  labels: participantLabels,
});
