import { later } from '../../ui/later.tsx';

// each is a tab of a record, loaded when it opens
const tabs = () => import('./assigned/AssignedLabels.tsx');

export const ActivityLabels = later(() => tabs().then((module) => module.ActivityLabels));
export const OrganizationLabels = later(() => tabs().then((module) => module.OrganizationLabels));
export const ProductLabels = later(() => tabs().then((module) => module.ProductLabels));
export { useBulkLabels } from './assigned/use-bulk-labels.tsx';
