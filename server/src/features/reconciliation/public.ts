export { findSuperadmins } from './superadmins.queries.ts';
