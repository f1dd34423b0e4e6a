import { lazyPart } from '../../ui/lazy-part.tsx';

/** A tab of the finances of an organisation. */
export const OrganizationInvoices = lazyPart(() =>
  import('./OrganizationInvoices.tsx').then((module) => module.OrganizationInvoices),
);
