export { eraseInvites } from './invites/erase-invites.ts';
