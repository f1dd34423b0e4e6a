export { ActivityLabels, OrganizationLabels } from './AssignedLabels.tsx';
