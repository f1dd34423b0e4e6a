export { OrganizationStatusBanner } from './OrganizationStatusBanner.tsx';
