export { listReconciliations } from './reconciliation.queries.ts';
