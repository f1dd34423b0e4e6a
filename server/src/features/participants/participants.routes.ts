import {
  checkIn,
  checkInMany,
  createParticipant,
  getParticipant,
  listParticipants,
  moveParticipant,
  removeParticipant,
  updateParticipant,
} from '@move/contract/participants/participants.ts';
import { route } from '../../platform/http/route.ts';
import { addParticipant, changeParticipant, dropParticipant, moveToSession } from './change-participant.ts';
import { noteCheckIn, noteManyCheckIns } from './check-in.ts';
import { findParticipant, findParticipants } from './participants.queries.ts';

export const participantRoutes = [
  route(listParticipants, ({ db, query, params }) => findParticipants(db, query, params)),
  route(getParticipant, async ({ db, params }) => ({ participant: await findParticipant(db, params) })),
  route(createParticipant, addParticipant),
  route(updateParticipant, changeParticipant),
  route(removeParticipant, dropParticipant),
  route(moveParticipant, moveToSession),
  route(checkIn, noteCheckIn),
  route(checkInMany, noteManyCheckIns),
];
