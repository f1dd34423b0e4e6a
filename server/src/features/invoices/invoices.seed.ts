import { invoiceAmounts } from '@move/domain/invoices/invoice-amounts.ts';
import { invoiceNumber } from '@move/domain/invoices/invoice-number.ts';
import type { Party } from '@move/domain/invoices/party.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { lockNumbers, saveLastNumber } from './issue/issue-invoices.ts';

export const someSeller: Party = {
  name: 'Beweegplein',
  attn: null,
  street: 'Stationsplein',
  house_number: '1',
  postal_code: '3511 ED',
  city: 'Utrecht',
  country: 'NL',
  kvk_number: '12345678',
  vat_number: 'NL001234567B01',
  email: 'facturen@beweegplein.example',
};

type InvoiceSeed = {
  organization_id: number;
  /** The month that is charged, `YYYY-MM`. The invoice is issued in the same year. */
  month?: string;
};

/** Creates an invoice of € 13.30 over 38 orders by iDEAL. Returns its id. */
export async function seedInvoice(db: Database, seed: InvoiceSeed): Promise<number> {
  const { organization_id, month = '2027-01' } = seed;
  const year = Number(month.slice(0, 4));
  const count = (await lockNumbers(db, year)) + 1;
  const { lines, ...amounts } = invoiceAmounts([{ payment_type: 'ideal', orders: 38, fee_in_cents: 1_330 }]);
  const [line] = lines;
  const { rows } = await sql<{ id: number }>`
    insert into invoices (organization_id, month, number, issued_on, locale, seller, buyer, subtotal_price_in_cents, vat_in_cents,
      total_price_in_cents)
    values (${organization_id}, ${month}, ${invoiceNumber(year, count)}, ${`${month}-28`}, 'nl', ${JSON.stringify(someSeller)}::jsonb,
      ${JSON.stringify({ ...someSeller, name: 'Zwemclub Test', vat_number: null })}::jsonb, ${amounts.subtotal_price_in_cents},
      ${amounts.vat_in_cents}, ${amounts.total_price_in_cents})
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into invoice_lines (organization_id, invoice_id, position, payment_type, quantity, vat_percentage, subtotal_price_in_cents,
      vat_in_cents, total_price_in_cents)
    values (${organization_id}, ${id}, 1, 'ideal', 38, ${line?.vat_percentage}, ${amounts.subtotal_price_in_cents},
      ${amounts.vat_in_cents}, ${amounts.total_price_in_cents})`.execute(db);
  await saveLastNumber(db, year, count);
  return id;
}

type PlainInvoiceSeed = {
  organization_id: number;
  month: string;
  /** By default the first of June of the year in its number. */
  issued_on?: string;
  number: string;
  cents: number;
  credit_of?: number;
};

/** Creates an invoice with one line and without VAT; with `credit_of` its credit note, with a negative amount. Returns its id. */
export async function seedPlainInvoice(db: Database, invoice: PlainInvoiceSeed): Promise<number> {
  const { organization_id, month, number, cents, credit_of = null } = invoice;
  const { issued_on = `${number.slice(0, 4)}-06-01` } = invoice;
  const party = JSON.stringify(someSeller);
  const { rows } = await sql<{ id: number }>`
    with invoice as (
      insert into invoices (organization_id, month, number, credit_of, issued_on, locale, seller, buyer, subtotal_price_in_cents,
        vat_in_cents, total_price_in_cents)
      values (${organization_id}, ${month}, ${number}, ${credit_of}, ${issued_on}, 'nl', ${party}::jsonb, ${party}::jsonb, ${cents}, 0,
        ${cents})
      returning id
    ), line as (
      insert into invoice_lines (organization_id, invoice_id, position, payment_type, quantity, vat_percentage,
        subtotal_price_in_cents, vat_in_cents, total_price_in_cents)
      select ${organization_id}, id, 1, 'ideal', ${Math.sign(cents)}, 0, ${cents}, 0, ${cents} from invoice
    )
    select id from invoice`.execute(db);
  return rows[0]?.id ?? 0;
}
