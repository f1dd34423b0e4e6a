export { findSuperadmins } from './checks/superadmins.queries.ts';
export { listReconciliations } from './reconciliation.queries.ts';
