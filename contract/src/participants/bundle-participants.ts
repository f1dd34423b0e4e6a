import { PARTICIPANT_STATUSES } from '@move/domain/participants/participant.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { ListVersion } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { BundleParticipant } from './participant.ts';
import {
  addingPerson,
  changingPerson,
  exportingPeople,
  guardOf,
  payingForPerson,
  readingPerson,
  removingPerson,
} from './people-calls.ts';

const PATH = '/v1/admin/organizations/:organizationId/activities/:activityId/bundles/:bundleId/participants';
const ONE = `${PATH}/:bundleParticipantId` as const;

const listQuery = pageQuery({
  sort: ['name', 'email', 'age', 'status', 'created_at'],
  filters: { status: z.enum(PARTICIPANT_STATUSES).optional() },
});

/** Who comes to all sessions of a bundle. */
export const listBundleParticipants = endpoint({
  ...guardOf(PATH),
  name: 'listBundleParticipants',
  method: 'GET',
  path: PATH,
  query: listQuery,
  reply: pageOf('participants', BundleParticipant),
});

/** Whether anything changed since the list was read, also how often somebody was there: asked while it is on a screen. */
export const getBundleParticipantsVersion = endpoint({
  ...guardOf(`${PATH}/version`),
  name: 'getBundleParticipantsVersion',
  method: 'GET',
  path: `${PATH}/version`,
  reply: { version: ListVersion },
});

export const exportBundleParticipants = exportingPeople('exportBundleParticipants', PATH, listQuery);
/** A place in every session still to come, or none at all: 422 on `bundle` or `session` names what is full. */
export const createBundleParticipant = addingPerson('createBundleParticipant', PATH, BundleParticipant);
export const getBundleParticipant = readingPerson('getBundleParticipant', ONE, BundleParticipant);
export const payBundleParticipant = payingForPerson('payBundleParticipant', ONE, BundleParticipant);
export const updateBundleParticipant = changingPerson('updateBundleParticipant', ONE, BundleParticipant);
/** Cancels the bundle and its sessions still to come; what has been stays as it was. */
export const removeBundleParticipant = removingPerson('removeBundleParticipant', ONE);
