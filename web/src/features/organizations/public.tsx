import { later } from '../../ui/later.tsx';

export { OrganizationStatusBanner } from './OrganizationStatusBanner.tsx';
/** A tab of a platform, loaded when it opens. */
export const OrganizationsPart = later(() =>
  import('./list/OrganizationList.tsx').then((module) => module.OrganizationsPart),
);
