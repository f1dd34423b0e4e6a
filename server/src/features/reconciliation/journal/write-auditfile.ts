import type { Party } from '@move/domain/invoices/party.ts';
import { VAT_PERCENTAGES } from '@move/domain/kit/money/vat.ts';
import {
  ACCOUNT_NUMBERS,
  LEDGER_ACCOUNTS,
  accountWords,
  type JournalLine,
  journalLines,
} from '@move/domain/reconciliation/journal.ts';
import { writeXmlPart, type XmlElement } from '../../../platform/xml/write-xml.ts';
import type { Entry } from './journal-entries.ts';

const NAMESPACE = 'http://www.auditfiles.nl/XAF/3.2';
const VAT_ID = `H${VAT_PERCENTAGES.high}`;

/** The journals of the file, in order. `type` is a code of the schema: memorial, sales or bank. */
const JOURNALS = [
  { id: 'MEM', type: 'M', name: 'Bestellingen en terugbetalingen', kinds: ['order', 'refund', 'own_refund'] },
  { id: 'VRK', type: 'S', name: 'Facturen en creditnota’s', kinds: ['invoice', 'credit_note'] },
  { id: 'BNK', type: 'B', name: 'Uitbetalingen', kinds: ['paid', 'underway', 'returned', 'withdrawn'] },
] as const satisfies readonly { id: string; type: string; name: string; kinds: readonly Entry['kind'][] }[];

/** The kinds in the order in which entries must be written: journal by journal. */
export const AUDITFILE_ORDER: readonly Entry['kind'][] = JOURNALS.flatMap(({ kinds }) => [...kinds]);

export type Relation = { id: number; name: string; kvk_number: string | null; vat_number: string | null };

type Totals = { lines: number; amount_in_cents: number };

type Auditfile = {
  /** `YYYY-MM`. */
  month: string;
  /** `YYYY-MM-DD`. */
  createdOn: string;
  company: Party;
  relations: readonly Relation[];
  totals: Totals;
};

/** Cents as the schema writes amounts: `12.50`. */
const amount = (cents: number) => (cents / 100).toFixed(2);
const short = (text: string | null | undefined, length: number) =>
  text ? Array.from(text).slice(0, length).join('') : undefined;

/**
 * Writes an XML Auditfile Financieel (XAF 3.2) in pieces: starts with `open`, then each entry in the order of `AUDITFILE_ORDER`, and ends
 * with `close`. Texts are Dutch, as the file is for the Dutch tax office and its accountants.
 */
export class AuditfileWriter {
  #journal: (typeof JOURNALS)[number] | undefined;

  open({ month, createdOn, company, relations, totals }: Auditfile): string {
    const from = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
    const until = from.add({ months: 1 }).subtract({ days: 1 });
    const dates = { start: from.toString(), end: until.toString() };
    const parts = [
      writeXmlPart({
        header: {
          fiscalYear: String(from.year),
          startDate: dates.start,
          endDate: dates.end,
          curCode: 'EUR',
          dateCreated: createdOn,
          softwareDesc: 'Move',
        },
      }),
      '<company>\n',
      writeXmlPart({
        ...companyElements(company),
        customersSuppliers: relations.length === 0 ? undefined : { customerSupplier: relations.map(relationElement) },
        generalLedger: { ledgerAccount: LEDGER_ACCOUNTS.map(accountElement) },
        vatCodes: {
          vatCode: {
            vatID: VAT_ID,
            vatDesc: `Btw ${VAT_PERCENTAGES.high}%`,
            vatToPayAccID: ACCOUNT_NUMBERS.vat,
          },
        },
        periods: {
          period: { periodNumber: String(from.month), startDatePeriod: dates.start, endDatePeriod: dates.end },
        },
      }),
      '<transactions>\n',
      writeXmlPart({
        linesCount: String(totals.lines),
        totalDebit: amount(totals.amount_in_cents),
        totalCredit: amount(totals.amount_in_cents),
      }),
    ];
    return `<?xml version="1.0" encoding="UTF-8"?>\n<auditfile xmlns="${NAMESPACE}">\n${parts.join('')}`;
  }

  transaction(entry: Entry, number: string): string {
    const { kind, day } = entry;
    const transaction = writeXmlPart({
      transaction: {
        nr: number,
        desc: entry.description,
        periodNumber: String(Number(day.slice(5, 7))),
        trDt: day,
        trLine: journalLines(entry).map((line, index) => lineElement(line, { entry, number, index })),
      },
    });
    if (this.#journal?.kinds.some((each) => each === kind)) return transaction;
    const before = this.#closeJournal();
    this.#journal = JOURNALS.find(({ kinds }) => kinds.some((each) => each === kind));
    const { id, name, type } = this.#journal ?? JOURNALS[0];
    return `${before}<journal>\n${writeXmlPart({ jrnID: id, desc: name, jrnTp: type })}${transaction}`;
  }

  close(): string {
    return `${this.#closeJournal()}</transactions>\n</company>\n</auditfile>\n`;
  }

  #closeJournal(): string {
    return this.#journal === undefined ? '' : '</journal>\n';
  }
}

function companyElements(company: Party): Record<string, XmlElement> {
  return {
    companyIdent: company.kvk_number ?? undefined,
    companyName: short(company.name, 999),
    taxRegistrationCountry: company.country,
    taxRegIdent: short(company.vat_number, 30),
    streetAddress: {
      streetname: short(company.street, 999),
      number: short(company.house_number, 15),
      city: short(company.city, 50),
      postalCode: short(company.postal_code, 10),
      country: company.country,
    },
  };
}

const relationElement = ({ id, name, kvk_number, vat_number }: Relation): XmlElement => ({
  custSupID: String(id),
  custSupName: short(name, 50),
  commerceNr: kvk_number ?? undefined,
  taxRegIdent: vat_number ?? undefined,
  // both: an organisation is a customer (it pays service fees) and a creditor
  custSupTp: 'B',
});

const accountElement = (account: (typeof LEDGER_ACCOUNTS)[number]): XmlElement => ({
  accID: ACCOUNT_NUMBERS[account],
  accDesc: accountWords.nl[account],
  accTp: account === 'revenue' ? 'P' : 'B',
});

type Line = { entry: Entry; number: string; index: number };

function lineElement(line: JournalLine, { entry, number, index }: Line): XmlElement {
  const isDebit = line.debit_in_cents !== 0;
  const type = isDebit ? 'D' : 'C';
  return {
    nr: String(index + 1),
    accID: ACCOUNT_NUMBERS[line.account],
    docRef: entry.document ?? number,
    effDate: entry.day,
    desc: [entry.description, entry.organization, entry.platform].filter(Boolean).join(', '),
    amnt: amount(isDebit ? line.debit_in_cents : line.credit_in_cents),
    amntTp: type,
    custSupID: String(entry.organization_id),
    vat:
      line.account === 'revenue' && entry.vat_in_cents !== 0
        ? { vatID: VAT_ID, vatPerc: String(VAT_PERCENTAGES.high), vatAmnt: amount(entry.vat_in_cents), vatAmntTp: type }
        : undefined,
  };
}
