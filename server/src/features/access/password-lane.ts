import { lane } from '../../platform/http/lane.ts';

/** Checking or making a password takes a core for tens of milliseconds: all such calls wait in one line. */
export const passwordLane = lane(3, 200);
