import { en } from './texts/team.en.ts';
import { nl } from './texts/team.nl.ts';

/** Messages about a team: invitations, roles, impersonation, contacts. */
export const teamMessages = { nl, en };
