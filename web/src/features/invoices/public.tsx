import { lazyPart } from '../../ui/lazy-part.tsx';

/** The invoices of an organisation as a tab of its finances, loaded when it opens. */
export const OrganizationInvoices = lazyPart(() =>
  import('./OrganizationInvoices.tsx').then((module) => module.OrganizationInvoices),
);
