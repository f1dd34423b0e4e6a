export { listProviderFindings } from './provider-findings.queries.ts';
