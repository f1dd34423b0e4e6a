import * as bundleParticipantsApi from '@move/contract/participants/bundle-participants.ts';
import * as api from '@move/contract/participants/participants.ts';
import { route } from '../../platform/http/route.ts';
import { findBundleParticipants, findBundleVersion } from './bundle-participants.queries.ts';
import {
  createBundleParticipant,
  updateBundleParticipant,
  removeBundleParticipant,
} from './change-bundle-participant.ts';
import { createParticipant, updateParticipant, removeParticipant, moveParticipant } from './change-participant.ts';
import { checkIn, checkInMany } from './check-in.ts';
import { payBundleParticipant, payParticipant, getBundleParticipant, getParticipant } from './participant-payment.ts';
import { exportBundleParticipants, exportParticipants } from './participants-sheet.ts';
import { findParticipants } from './participants.queries.ts';

export const participantRoutes = [
  route(api.listParticipants, ({ db, query, params }) => findParticipants(db, query, params)),
  route(api.getParticipant, getParticipant),
  route(api.payParticipant, payParticipant),
  route(api.createParticipant, createParticipant),
  route(api.updateParticipant, updateParticipant),
  route(api.removeParticipant, removeParticipant),
  route(api.moveParticipant, moveParticipant),
  route(api.checkIn, checkIn),
  route(api.checkInMany, checkInMany),
  route(api.exportParticipants, exportParticipants),

  route(bundleParticipantsApi.listBundleParticipants, ({ db, query, params, now }) =>
    findBundleParticipants(db, query, { ...params, now }),
  ),
  route(bundleParticipantsApi.getBundleParticipantsVersion, ({ db, params }) => findBundleVersion(db, params)),
  route(bundleParticipantsApi.getBundleParticipant, getBundleParticipant),
  route(bundleParticipantsApi.payBundleParticipant, payBundleParticipant),
  route(bundleParticipantsApi.createBundleParticipant, createBundleParticipant),
  route(bundleParticipantsApi.updateBundleParticipant, updateBundleParticipant),
  route(bundleParticipantsApi.removeBundleParticipant, removeBundleParticipant),
  route(bundleParticipantsApi.exportBundleParticipants, exportBundleParticipants),
];
