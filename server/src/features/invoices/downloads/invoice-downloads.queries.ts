import type * as api from '@move/contract/invoices/invoices.ts';
import { invoiceFilename } from '@move/domain/invoices/invoice-filename.ts';
import type { InvoiceDocument } from '@move/domain/invoices/invoice-document.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Call, Download } from '../../../platform/http/route.ts';
import { invoiceUbl } from '../formats/invoice-ubl.ts';
import { findDocument, type InvoiceRef } from './find-document.ts';
import { pdfContents, type StoredPdf } from './stored-pdfs.ts';

/** SQL: where the PDFs of invoices are stored, over `invoices` joined with `invoice_pdfs pdf` and `files`. */
export const storedPdfColumns = sql`invoices.id, invoices.number, invoices.credit_of is not null as "isCredit", files.filename,
  encode(files.sha256, 'hex') as sha256`;

async function findStoredPdf(db: Database, id: number): Promise<StoredPdf | null> {
  const { rows } = await sql<StoredPdf>`
    select ${storedPdfColumns} from invoices
      join invoice_pdfs pdf on pdf.organization_id = invoices.organization_id and pdf.invoice_id = invoices.id
      join files on files.id = pdf.file_id
    where invoices.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

type Reading = Pick<Call<typeof api.getInvoicePdf>, 'db' | 'storage'>;

async function pdfFile({ db, storage }: Reading, ref: InvoiceRef): Promise<Download> {
  const { document } = await findDocument(db, ref);
  const stored = await findStoredPdf(db, ref.id);
  return {
    file: pdfContents(storage, { stored, document }),
    filename: `${filenameOf(document)}.pdf`,
    type: 'application/pdf',
  };
}

async function ublFile(db: Database, ref: InvoiceRef): Promise<Download> {
  const { document } = await findDocument(db, ref);
  return {
    file: Buffer.from(invoiceUbl(document)),
    filename: `${filenameOf(document)}.xml`,
    type: 'application/xml; charset=utf-8',
  };
}

const filenameOf = ({ number, credited, locale }: InvoiceDocument) =>
  invoiceFilename({ number, isCredit: credited !== null }, locale);

export function getInvoicePdf(call: Call<typeof api.getInvoicePdf>) {
  const { invoiceId: id, organizationId } = call.params;
  return pdfFile(call, { id, organizationId });
}

export function getAnyInvoicePdf(call: Call<typeof api.getAnyInvoicePdf>) {
  return pdfFile(call, { id: call.params.invoiceId });
}

export function getInvoiceUbl({ db, params }: Call<typeof api.getInvoiceUbl>) {
  return ublFile(db, { id: params.invoiceId, organizationId: params.organizationId });
}

export function getAnyInvoiceUbl({ db, params }: Call<typeof api.getAnyInvoiceUbl>) {
  return ublFile(db, { id: params.invoiceId });
}
