import type * as api from '@move/contract/invoices/invoices.ts';
import { invoiceFilename } from '@move/domain/invoices/invoice-filename.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { Zip, ZipPassThrough } from 'fflate';
import { type RawBuilder, sql } from 'kysely';
import { all } from '../../../platform/database/page.ts';
import { Problem, refusedByState } from '../../../platform/http/problem.ts';
import type { Call, Download } from '../../../platform/http/route.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { storedPdfColumns } from './invoice-downloads.queries.ts';
import { readPdf, type StoredPdf } from './stored-pdfs.ts';
import { invoiceTables } from '../invoices.queries.ts';

/** The file name, before the year or month. */
export const ZIP_NAMES: Readonly<Record<Locale, string>> = { nl: 'facturen', en: 'invoices' };

type Found = Omit<StoredPdf, 'filename'> & { filename: string | null; locale: Locale; organization: string };

type Input = {
  where: readonly RawBuilder<unknown>[];
  /** Without the extension. */
  name: string;
  /** The zip has invoices of several organisations: each file name has the organisation's. */
  hasSeveralOrganizations: boolean;
};

type Zipping = Pick<Call<typeof api.downloadInvoices>, 'db' | 'storage'>;

/** Zips the PDFs of the invoices that are found. Throws 404 when there are none, 409 while the worker still makes some of the PDFs. */
export async function zippedPdfs(
  { db, storage }: Zipping,
  { where, name, hasSeveralOrganizations }: Input,
): Promise<Download> {
  const { rows } = await sql<Found>`
    select ${storedPdfColumns}, invoices.locale, organizations.name as organization from ${invoiceTables}
      left join invoice_pdfs pdf on pdf.organization_id = invoices.organization_id and pdf.invoice_id = invoices.id
      left join files on files.id = pdf.file_id
    where ${all(where)} order by invoices.number`.execute(db);
  if (rows.length === 0) throw new Problem(404, [{ field: 'id', key: 'invoices.none' }]);
  const stored = rows.filter((row): row is Found & StoredPdf => row.filename !== null);
  const missing = rows.length - stored.length;
  if (missing > 0) throw refusedByState('id', 'invoices.preparing', { count: missing });
  const entries = stored.map((pdf) => ({ pdf, path: pathOf(pdf, hasSeveralOrganizations) }));
  // the PDFs are read and sent one by one, after the call's transaction
  return { file: () => Promise.resolve(zip(storage, entries)), filename: `${name}.zip`, type: 'application/zip' };
}

function pathOf(pdf: Found, hasSeveralOrganizations: boolean): string {
  const name = invoiceFilename(pdf, pdf.locale);
  return hasSeveralOrganizations ? `${name} ${fileName(pdf.organization)}.pdf` : `${name}.pdf`;
}

/** Removes characters that some systems refuse in a path. */
const fileName = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);

/** Streams the zip: reads the next PDF when the client has received the previous one. */
async function* zip(
  storage: Storage,
  entries: readonly { pdf: StoredPdf; path: string }[],
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const { pdf, path } of entries) {
    // a PDF is compressed already
    const file = new ZipPassThrough(path);
    archive.add(file);
    file.push(await readPdf(storage, pdf), true);
    yield* pieces.splice(0);
  }
  archive.end();
  yield* pieces.splice(0);
}
