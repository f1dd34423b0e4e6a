import * as api from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { route } from '../../platform/http/route.ts';
import { compareProvider } from './compare-provider.ts';
import { explainProviderFinding } from './explain-provider-finding.ts';
import { getProviderComparison, listProviderDays, listProviderMonths } from './provider-comparisons.queries.ts';
import { listProviderFindings } from './provider-findings.queries.ts';

export const providerComparisonRoutes = [
  route(api.getProviderComparison, getProviderComparison),
  route(api.compareProvider, compareProvider),
  route(api.listProviderMonths, listProviderMonths),
  route(api.listProviderDays, listProviderDays),
  route(api.listProviderFindings, listProviderFindings),
  route(api.explainProviderFinding, explainProviderFinding),
];
