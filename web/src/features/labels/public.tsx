export { ActivityLabels, OrganizationLabels, ProductLabels } from './AssignedLabels.tsx';
export { useBulkLabels } from './use-bulk-labels.tsx';
