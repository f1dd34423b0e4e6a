export { eraseInvites } from './erase-invites.ts';
