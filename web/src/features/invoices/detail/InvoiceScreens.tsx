import {
  getAnyInvoice,
  getAnyInvoicePdf,
  getAnyInvoiceUbl,
  getInvoice,
  getInvoicePdf,
  getInvoiceUbl,
  listAllInvoices,
  listInvoices,
} from '@move/contract/invoices/invoices.ts';
import { useDownload } from '../../../platform/api/downloads.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { useRecordPosition } from '../../../screens/list/use-record-position.ts';
import { InvoiceDetail } from './InvoiceDetail.tsx';
import { invoicePath } from '../invoice-paths.ts';

/** An invoice in the finances of its organisation. */
export function OrganizationInvoice(params: { organizationId: number; invoiceId: number }) {
  const { organizationId, invoiceId } = params;
  const read = useRead(getInvoice, { params }, { showsErrors: true });
  const pdf = useDownload(getInvoicePdf);
  const ubl = useDownload(getInvoiceUbl);
  const hrefOf = (id: number) => invoicePath('organization', { id, organizationId });
  return (
    <InvoiceDetail
      scope="organization"
      invoice={read.data?.invoice}
      error={read.error}
      onRetry={() => void read.refetch()}
      position={useRecordPosition({ list: listInvoices, id: invoiceId, hrefOf })}
      onPdf={(name) => void pdf.download({ params }, name)}
      onUbl={(name) => void ubl.download({ params }, name)}
    />
  );
}

/** Any invoice, for a superadmin. */
export function AnyInvoice(params: { invoiceId: number }) {
  const read = useRead(getAnyInvoice, { params }, { showsErrors: true });
  const pdf = useDownload(getAnyInvoicePdf);
  const ubl = useDownload(getAnyInvoiceUbl);
  const hrefOf = (id: number) => invoicePath('all', { id, organizationId: 0 });
  return (
    <InvoiceDetail
      scope="all"
      invoice={read.data?.invoice}
      error={read.error}
      onRetry={() => void read.refetch()}
      position={useRecordPosition({ list: listAllInvoices, id: params.invoiceId, hrefOf })}
      onPdf={(name) => void pdf.download({ params }, name)}
      onUbl={(name) => void ubl.download({ params }, name)}
    />
  );
}
