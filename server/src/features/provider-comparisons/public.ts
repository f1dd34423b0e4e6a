export { eraseExplanations, purgeExplanations } from './erase-explanations.ts';
export { listProviderFindings } from './provider-findings.queries.ts';
