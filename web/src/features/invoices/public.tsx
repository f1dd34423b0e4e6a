import { later } from '../../ui/later.tsx';

/** A tab of the finances of an organisation. */
export const OrganizationInvoices = later(() =>
  import('./OrganizationInvoices.tsx').then((module) => module.OrganizationInvoices),
);
