export { useReconciliationTabs } from './use-reconciliation-tabs.ts';
export { usePlatformFilterOptions } from './use-reconciliation-words.tsx';
export { platformValue } from './reconciliation-path.ts';
