import {
  createBundleParticipant,
  exportBundleParticipants,
  getBundleParticipant,
  getBundleParticipantsVersion,
  listBundleParticipants,
  payBundleParticipant,
  removeBundleParticipant,
  updateBundleParticipant,
} from '@move/contract/participants/bundle-participants.ts';
import {
  checkIn,
  checkInMany,
  createParticipant,
  exportParticipants,
  getParticipant,
  listParticipants,
  moveParticipant,
  payParticipant,
  removeParticipant,
  updateParticipant,
} from '@move/contract/participants/participants.ts';
import { route } from '../../platform/http/route.ts';
import { findBundleParticipants, findBundleVersion } from './bundle-participants.queries.ts';
import { addBundleParticipant, changeBundleParticipant, dropBundleParticipant } from './change-bundle-participant.ts';
import { addParticipant, changeParticipant, dropParticipant, moveToSession } from './change-participant.ts';
import { noteCheckIn, noteManyCheckIns } from './check-in.ts';
import { payForBundle, payForSession, readBundleParticipant, readParticipant } from './participant-payment.ts';
import { writeBundleParticipants, writeParticipants } from './participants-sheet.ts';
import { findParticipants } from './participants.queries.ts';

export const participantRoutes = [
  route(listParticipants, ({ db, query, params }) => findParticipants(db, query, params)),
  route(getParticipant, readParticipant),
  route(payParticipant, payForSession),
  route(createParticipant, addParticipant),
  route(updateParticipant, changeParticipant),
  route(removeParticipant, dropParticipant),
  route(moveParticipant, moveToSession),
  route(checkIn, noteCheckIn),
  route(checkInMany, noteManyCheckIns),
  route(exportParticipants, writeParticipants),

  route(listBundleParticipants, ({ db, query, params, now }) => findBundleParticipants(db, query, { ...params, now })),
  route(getBundleParticipantsVersion, ({ db, params }) => findBundleVersion(db, params)),
  route(getBundleParticipant, readBundleParticipant),
  route(payBundleParticipant, payForBundle),
  route(createBundleParticipant, addBundleParticipant),
  route(updateBundleParticipant, changeBundleParticipant),
  route(removeBundleParticipant, dropBundleParticipant),
  route(exportBundleParticipants, writeBundleParticipants),
];
