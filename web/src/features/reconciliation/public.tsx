export { useReconciliationTabs } from './use-reconciliation-tabs.ts';
export { useMonth, usePlatformOptions } from './use-reconciliation-words.tsx';
