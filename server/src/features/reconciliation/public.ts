export { findSuperadmins } from './checks/superadmins.queries.ts';
