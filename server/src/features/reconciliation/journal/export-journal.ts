import * as api from '@move/contract/reconciliation/reconciliation.ts';
import type { Party } from '@move/domain/invoices/party.ts';
import { BOM, type Cell, csvLines } from '@move/domain/kit/files/csv.ts';
import { type SheetCell, sheetDay } from '@move/domain/kit/files/sheet-xml.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { ACCOUNT_NUMBERS, accountWords, journalLines } from '@move/domain/reconciliation/journal.ts';
import { sql } from 'kysely';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inBatches } from '../../../platform/database/in-batches.ts';
import type { Call } from '../../../platform/http/route.ts';
import { sheetDownload } from '../../../platform/spreadsheet/sheet-download.ts';
import { spool } from '../../../platform/spreadsheet/spool.ts';
import { invoiceSeller } from '../../invoices/public.ts';
import { entriesOf, entryKindWords, type StoredEntry } from './journal-entries.ts';
import { AUDITFILE_ORDER, AuditfileWriter, type Relation } from './write-auditfile.ts';

const words = {
  nl: {
    name: 'Journaalposten',
    file: 'journaalposten',
    columns: [
      'Boekstuk',
      'Datum',
      'Rekening',
      'Naam',
      'Omschrijving',
      'Organisatie',
      'Platform',
      'Document',
      'Debet',
      'Credit',
    ],
    yesNo: { yes: 'ja', no: 'nee', decimal: ',' },
  },
  en: {
    name: 'Journal',
    file: 'journal',
    columns: [
      'Entry',
      'Date',
      'Account',
      'Name',
      'Description',
      'Organisation',
      'Platform',
      'Document',
      'Debit',
      'Credit',
    ],
    yesNo: { yes: 'yes', no: 'no', decimal: '.' },
  },
} as const satisfies Record<Locale, object>;

const WIDTHS = [16, 12, 10, 34, 34, 34, 26, 22, 14, 14];

type Exporting = Call<typeof api.exportJournal>;

/**
 * Exports the journal of a month for all platforms, as CSV, sheet or XML Auditfile. It has an entry for the sales and one for the refunds
 * of each organisation on a platform, and an entry for each invoice and payment.
 */
export async function exportJournal(call: Exporting) {
  const { query, locale } = call;
  await auditReading(call, api.exportJournal, { type: 'reconciliations', id: null, name: query.month });
  const t = words[locale];
  const filename = `${t.file}-${query.month}`;
  if (query.format === 'csv') {
    return { file: await spool(csvPieces(call)), filename: `${filename}.csv`, type: 'text/csv; charset=utf-8' };
  }
  if (query.format === 'xaf') {
    const file = await spool(auditfilePieces(call, invoiceSeller(call.config)));
    return { file, filename: `auditfile-${query.month}.xaf`, type: 'application/xml; charset=utf-8' };
  }
  const columns = t.columns.map((title, index) => ({ title, width: WIDTHS[index] ?? 14 }));
  return sheetDownload({ name: t.name, columns, batches: sheetRows(call) }, filename);
}

const entryNumber = (month: string, { number }: StoredEntry) => `${month}-${String(number).padStart(5, '0')}`;

/** The lines of an entry; `dayCell` writes its day. */
function rowsOf<Day>(entry: StoredEntry, { query, locale }: Exporting, dayCell: (day: string) => Day) {
  return journalLines(entry).map(({ account, debit_in_cents: debit, credit_in_cents: credit }) => [
    entryNumber(query.month, entry),
    dayCell(entry.day),
    ACCOUNT_NUMBERS[account],
    accountWords[locale][account],
    entryKindWords[locale][entry.kind],
    entry.organization,
    entry.platform,
    entry.document,
    debit === 0 ? null : { cents: debit },
    credit === 0 ? null : { cents: credit },
  ]);
}

async function* sheetRows(call: Exporting) {
  for await (const entries of inBatches<StoredEntry>(call.db, entriesOf(call.query.month))) {
    yield entries.flatMap((entry): SheetCell[][] => rowsOf(entry, call, sheetDay));
  }
}

async function* csvPieces(call: Exporting) {
  const { columns, yesNo } = words[call.locale];
  const encoder = new TextEncoder();
  yield encoder.encode(BOM + csvLines([columns], yesNo));
  for await (const entries of inBatches<StoredEntry>(call.db, entriesOf(call.query.month))) {
    yield encoder.encode(
      csvLines(
        entries.flatMap((entry): Cell[][] => rowsOf(entry, call, (day) => day)),
        yesNo,
      ),
    );
  }
}

async function* auditfilePieces({ db, query, now }: Exporting, company: Party) {
  const { month } = query;
  const encoder = new TextEncoder();
  const writer = new AuditfileWriter();
  const createdOn = now.toISOString().slice(0, 10);
  const open = async (first: StoredEntry | undefined) => {
    const totals = { lines: first?.lines ?? 0, amount_in_cents: first?.total_in_cents ?? 0 };
    return writer.open({ month, createdOn, company, relations: first ? await findRelations(db, month) : [], totals });
  };
  let isOpen = false;
  for await (const entries of inBatches<StoredEntry>(db, entriesOf(month, AUDITFILE_ORDER))) {
    if (!isOpen) yield encoder.encode(await open(entries[0]));
    isOpen = true;
    const texts = entries.map((entry) =>
      writer.transaction({ ...entry, description: entryKindWords.nl[entry.kind] }, entryNumber(month, entry)),
    );
    yield encoder.encode(texts.join(''));
  }
  if (!isOpen) yield encoder.encode(await open(undefined));
  yield encoder.encode(writer.close());
}

/** The organisations with an entry in the month. Read after the entries, so that no organisation of an entry is missing. */
async function findRelations(db: Database, month: string): Promise<Relation[]> {
  const { rows } = await sql<Relation>`
    select id, name, kvk_number, vat_number from organizations
    where id in (select entry.organization_id from (${entriesOf(month)}) as entry) order by id`.execute(db);
  return rows;
}
