export { eraseInvites } from './invites/erase-invites.ts';
export { inviteContact } from './invites/invite-contact.ts';
export { countInviteMail } from './invites/invite-people.ts';
export { listTeam } from './team.queries.ts';
