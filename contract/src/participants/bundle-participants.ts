import { PARTICIPANT_STATUSES } from '@move/domain/participants/participant.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { ListVersion } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { BundleParticipant, ParticipantChange, ParticipantDraft, RefundQuote, RemovalQuery } from './participant.ts';
import { participantLabels } from './participants.labels.ts';

const BUNDLE = '/v1/admin/organizations/:organizationId/activities/:activityId/bundles/:bundleId';
const ONE = `${BUNDLE}/participants/:bundleParticipantId` as const;

const guard = { permission: 'manage-participants', scope: 'organization', labels: participantLabels } as const;

const listQuery = pageQuery({
  sort: ['name', 'email', 'age', 'status', 'created_at'],
  filters: { status: z.enum(PARTICIPANT_STATUSES).optional() },
});

/** Who comes to all sessions of a bundle. */
export const listBundleParticipants = endpoint({
  ...guard,
  name: 'listBundleParticipants',
  method: 'GET',
  path: `${BUNDLE}/participants`,
  query: listQuery,
  reply: pageOf('participants', BundleParticipant),
});

/** Whether anything changed since the list was read, also how often somebody was there: asked while it is on a screen. */
export const getBundleParticipantsVersion = endpoint({
  ...guard,
  name: 'getBundleParticipantsVersion',
  method: 'GET',
  path: `${BUNDLE}/participants/version`,
  reply: { version: ListVersion },
});

export const exportBundleParticipants = endpoint({
  ...guard,
  name: 'exportBundleParticipants',
  method: 'GET',
  path: `${BUNDLE}/participants/export`,
  query: listQuery,
  reply: 'file',
});

/** A place in every session still to come, or none at all: 422 on `bundle` or `session` names what is full. */
export const createBundleParticipant = endpoint({
  ...guard,
  name: 'createBundleParticipant',
  method: 'POST',
  path: `${BUNDLE}/participants`,
  body: ParticipantDraft,
  reply: { participant: BundleParticipant },
});

/** `refund` says what taking the person off now would give back; null where nothing was paid. */
export const getBundleParticipant = endpoint({
  ...guard,
  name: 'getBundleParticipant',
  method: 'GET',
  path: ONE,
  reply: { participant: BundleParticipant, refund: RefundQuote.nullable() },
});

/** The cash was handed over, at any time, also after the session (D3.1): whoever was pending takes part. */
export const payBundleParticipant = endpoint({
  ...guard,
  name: 'payBundleParticipant',
  method: 'POST',
  path: `${ONE}/paid`,
  reply: { participant: BundleParticipant },
  status: 200,
  problems: ['order.not_open'],
  refusesImpersonation: true,
});

export const updateBundleParticipant = endpoint({
  ...guard,
  name: 'updateBundleParticipant',
  method: 'PUT',
  path: ONE,
  body: ParticipantChange,
  reply: { participant: BundleParticipant },
  problems: ['stale', 'participant.canceled'],
});

/**
 * Cancels the bundle and its sessions still to come; what has been stays as it was. Giving more than the term does needs
 * `refund-transactions`.
 */
export const removeBundleParticipant = endpoint({
  ...guard,
  name: 'removeBundleParticipant',
  method: 'DELETE',
  path: ONE,
  query: RemovalQuery,
  reply: 'nothing',
  problems: ['participant.canceled'],
});
