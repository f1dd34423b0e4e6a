import { lazyPart } from '../../ui/lazy-part.tsx';

// each export is a tab of a record, loaded when it opens
const tabs = () => import('./assigned/AssignedLabels.tsx');

export const ActivityLabels = lazyPart(() => tabs().then((module) => module.ActivityLabels));
export const OrganizationLabels = lazyPart(() => tabs().then((module) => module.OrganizationLabels));
export const ProductLabels = lazyPart(() => tabs().then((module) => module.ProductLabels));
export { useBulkLabels } from './assigned/use-bulk-labels.tsx';
