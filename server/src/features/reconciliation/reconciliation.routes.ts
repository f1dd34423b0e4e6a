import * as api from '@move/contract/reconciliation/reconciliation.ts';
import { route } from '../../platform/http/route.ts';
import { checkReconciliation } from './checks/check-reconciliation.ts';
import { exportJournal } from './journal/export-journal.ts';
import { listReconciledItems } from './reconciled-items.queries.ts';
import { getReconciliationCheck, listReconciliationFindings } from './checks/reconciliation-checks.queries.ts';
import { getReconciliation, listReconciledOrganizations, listReconciliations } from './reconciliation.queries.ts';

export const reconciliationRoutes = [
  route(api.listReconciliations, listReconciliations),
  route(api.getReconciliation, getReconciliation),
  route(api.listReconciledOrganizations, listReconciledOrganizations),
  route(api.listReconciledItems, listReconciledItems),
  route(api.getReconciliationCheck, getReconciliationCheck),
  route(api.listReconciliationFindings, listReconciliationFindings),
  route(api.exportJournal, exportJournal),
  route(api.checkReconciliation, checkReconciliation),
];
