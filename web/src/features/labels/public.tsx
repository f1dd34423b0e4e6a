export { ActivityLabels, OrganizationLabels, ProductLabels } from './AssignedLabels.tsx';
