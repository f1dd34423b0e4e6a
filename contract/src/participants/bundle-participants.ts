import { PARTICIPANT_STATUSES } from '@move/domain/participants/participant.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { BundleParticipant, ParticipantChange, ParticipantDraft, RefundQuote, RemovalQuery } from './participant.ts';
import { participantLabels } from './participants.labels.ts';

const BUNDLE = '/v1/admin/organizations/:organizationId/activities/:activityId/bundles/:bundleId';
const ONE = `${BUNDLE}/participants/:bundleParticipantId` as const;

const listQuery = pageQuery({
  sort: ['name', 'email', 'age', 'status', 'created_at'],
  filters: { status: z.enum(PARTICIPANT_STATUSES).optional() },
});

/** Who comes to all sessions of a bundle. */
export const listBundleParticipants = endpoint({
  name: 'listBundleParticipants',
  method: 'GET',
  path: `${BUNDLE}/participants`,
  permission: 'manage-participants',
  scope: 'organization',
  query: listQuery,
  reply: pageOf('participants', BundleParticipant),
  labels: participantLabels,
});

export const exportBundleParticipants = endpoint({
  name: 'exportBundleParticipants',
  method: 'GET',
  path: `${BUNDLE}/participants/export`,
  permission: 'manage-participants',
  scope: 'organization',
  query: listQuery,
  reply: 'file',
  labels: participantLabels,
});

/** A place in every session still to come, or none at all: 422 on `bundle` or `session` names what is full. */
export const createBundleParticipant = endpoint({
  name: 'createBundleParticipant',
  method: 'POST',
  path: `${BUNDLE}/participants`,
  permission: 'manage-participants',
  scope: 'organization',
  body: ParticipantDraft,
  reply: { participant: BundleParticipant },
  labels: participantLabels,
});

/** `refund` says what taking the person off now would give back; null where nothing was paid. */
export const getBundleParticipant = endpoint({
  name: 'getBundleParticipant',
  method: 'GET',
  path: ONE,
  permission: 'manage-participants',
  scope: 'organization',
  reply: { participant: BundleParticipant, refund: RefundQuote.nullable() },
});

/** The cash was handed over, at any time, also after the session (D3.1): whoever was pending takes part. */
export const payBundleParticipant = endpoint({
  name: 'payBundleParticipant',
  method: 'POST',
  path: `${ONE}/paid`,
  permission: 'manage-participants',
  scope: 'organization',
  reply: { participant: BundleParticipant },
  status: 200,
  problems: ['order.not_open'],
  refusesImpersonation: true,
});

export const updateBundleParticipant = endpoint({
  name: 'updateBundleParticipant',
  method: 'PUT',
  path: ONE,
  permission: 'manage-participants',
  scope: 'organization',
  body: ParticipantChange,
  reply: { participant: BundleParticipant },
  problems: ['stale', 'participant.canceled'],
  labels: participantLabels,
});

/** Cancels the bundle and its sessions still to come; what has been stays as it was. */
export const removeBundleParticipant = endpoint({
  name: 'removeBundleParticipant',
  method: 'DELETE',
  path: ONE,
  permission: 'manage-participants',
  scope: 'organization',
  query: RemovalQuery,
  reply: 'nothing',
  problems: ['participant.canceled'],
  labels: participantLabels,
});
