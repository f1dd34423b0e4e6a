export { eraseInvites } from './invites/erase-invites.ts';
export { inviteContact } from './invites/invite-contact.ts';
export { listTeam } from './team.queries.ts';
