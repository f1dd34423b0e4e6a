import { PARTICIPANT_STATUSES } from '@move/domain/participants/participant.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { ListVersion } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { ShownAmount } from '../orders/shown-amount.ts';
import { permissionAt } from '../bundles/bundle-permission.ts';
import {
  BundleParticipant,
  BundleParticipantChange,
  ParticipantDraft,
  RefundQuote,
  RemovalQuery,
} from './participant.ts';
import { participantGuard } from './people-guard.ts';

const PATH = '/v1/admin/organizations/:organizationId/activities/:activityId/bundles/:bundleId/participants';
const ONE = `${PATH}/:bundleParticipantId` as const;

const listQuery = pageQuery({
  sort: ['name', 'email', 'age', 'status', 'created_at'],
  filters: { status: z.enum(PARTICIPANT_STATUSES).optional() },
});

/** The participants of a bundle, with the beginning of long answers. */
export const listBundleParticipants = endpoint({
  ...participantGuard(PATH),
  name: 'listBundleParticipants',
  method: 'GET',
  path: PATH,
  query: listQuery,
  reply: pageOf('participants', BundleParticipant),
});

/** The version of the list: it differs once anything in the list has changed, attendance included. Polled while the list is on a screen. */
export const getBundleParticipantsVersion = endpoint({
  ...participantGuard(`${PATH}/version`),
  name: 'getBundleParticipantsVersion',
  method: 'GET',
  path: `${PATH}/version`,
  reply: { version: ListVersion },
});

export const exportBundleParticipants = endpoint({
  ...participantGuard(`${PATH}/export`),
  name: 'exportBundleParticipants',
  method: 'GET',
  path: `${PATH}/export`,
  query: listQuery,
  reply: 'file',
});

/** Books a spot in every session still to come, or none: 422 on `bundle` or `session` names what is full. */
export const createBundleParticipant = endpoint({
  ...participantGuard(PATH),
  name: 'createBundleParticipant',
  method: 'POST',
  path: PATH,
  body: ParticipantDraft,
  reply: { participant: BundleParticipant },
  problems: ['payment.not_accepted', 'order.amount'],
});

/** `refund`: what removing the participant now would refund; null when nothing was paid. */
export const getBundleParticipant = endpoint({
  ...participantGuard(ONE),
  name: 'getBundleParticipant',
  method: 'GET',
  path: ONE,
  reply: { participant: BundleParticipant, refund: RefundQuote.nullable() },
});

/**
 * Records that the cash was received, also after the session: a pending participant becomes active. Like `mark-paid` of the transaction it
 * needs `manage-finances`; it also needs `manage-participants`, since it returns the participant.
 */
export const payBundleParticipant = endpoint({
  ...participantGuard(ONE),
  permission: permissionAt(ONE, 'manage-finances', 'manage-participants'),
  name: 'payBundleParticipant',
  method: 'POST',
  path: `${ONE}/paid`,
  query: ShownAmount,
  reply: { participant: BundleParticipant },
  status: 200,
  problems: ['order.not_open', 'order.amount'],
  refusesImpersonation: true,
});

/** Changes a participant of a bundle in all its sessions. */
export const updateBundleParticipant = endpoint({
  ...participantGuard(ONE),
  name: 'updateBundleParticipant',
  method: 'PUT',
  path: ONE,
  body: BundleParticipantChange,
  reply: { participant: BundleParticipant },
  problems: ['stale', 'participant.canceled', 'person.gone'],
});

/** Cancels the person's booking of the bundle and of its sessions still to come; past sessions stay. */
export const removeBundleParticipant = endpoint({
  ...participantGuard(ONE),
  name: 'removeBundleParticipant',
  method: 'DELETE',
  path: ONE,
  query: RemovalQuery,
  reply: 'nothing',
  problems: ['participant.canceled', 'participant.signed_out', 'person.gone'],
});
