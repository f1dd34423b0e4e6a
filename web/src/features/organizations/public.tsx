import { lazyPart } from '../../ui/lazy-part.tsx';

export { OrganizationStatusBanner } from './OrganizationStatusBanner.tsx';
/** A tab of a platform, loaded when it opens. */
export const OrganizationsPart = lazyPart(() =>
  import('./list/OrganizationList.tsx').then((module) => module.OrganizationsPart),
);
