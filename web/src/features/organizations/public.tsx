import { lazyPart } from '../../ui/lazy-part.tsx';

export { OrganizationStatusBanner } from './OrganizationStatusBanner.tsx';
/** The organisations of a platform as a tab of its screen, loaded when it opens. */
export const OrganizationsPart = lazyPart(() =>
  import('./list/OrganizationList.tsx').then((module) => module.OrganizationsPart),
);
