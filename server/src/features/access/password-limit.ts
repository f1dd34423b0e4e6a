import { bySender, fairLimit } from '../../platform/http/fair-limit.ts';

/** Checking or making a password takes a core for tens of milliseconds: networks and users take turns. */
export const passwordLimit = bySender(fairLimit(3, { each: 50, all: 200 }));
