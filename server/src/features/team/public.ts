export { eraseInvites } from './invites/erase-invites.ts';
export { listTeam } from './team.queries.ts';
