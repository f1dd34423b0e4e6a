import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { PayoutItemKind } from '@move/domain/payouts/payout.ts';

type One = Record<PayoutItemKind, string>;

export const statementWords = {
  nl: {
    file: 'uitbetaling',
    title: (month: string) => `Uitbetaling ${month}`,
    facts: { organization: 'Organisatie', account: 'Rekening', date: 'Uitvoerdatum', number: 'Kenmerk' },
    one: {
      order: 'Bestelling',
      refund: 'Terugbetaling',
      own_refund: 'Zelf teruggegeven',
      invoice: 'Factuur',
    } satisfies One,
    total: 'Uitbetaling',
    columns: ['Nummer', 'Datum', 'Naam', 'Platform', 'Servicekosten', 'Bedrag'],
    csvColumns: ['Soort', 'Nummer', 'Datum', 'Naam', 'Platform', 'Waarvan servicekosten', 'Bedrag'],
    summary: 'Zo komt het bedrag tot stand',
    more: (shown: string, all: string) =>
      `Deze PDF heeft de eerste ${shown} van ${all} regels. Download het CSV-bestand bij deze uitbetaling: daarin staan ze allemaal. De bedragen hierboven zijn van alle regels.`,
    returned: 'De bank heeft deze betaling teruggestuurd. De bedragen tellen mee in een volgende uitbetaling.',
    note: 'Servicekosten zitten in het bedrag van een bestelling; we brengen ze met een factuur in rekening.',
  },
  en: {
    file: 'payout',
    title: (month: string) => `Payout ${month}`,
    facts: { organization: 'Organisation', account: 'Account', date: 'Execution date', number: 'Reference' },
    one: { order: 'Order', refund: 'Refund', own_refund: 'Refunded by you', invoice: 'Invoice' } satisfies One,
    total: 'Payout',
    columns: ['Number', 'Date', 'Name', 'Platform', 'Service fee', 'Amount'],
    csvColumns: ['Kind', 'Number', 'Date', 'Name', 'Platform', 'Of which service fee', 'Amount'],
    summary: 'How the amount is made up',
    more: (shown: string, all: string) =>
      `This PDF has the first ${shown} of ${all} rows. Download the CSV file of this payout: it has all of them. The amounts above cover all rows.`,
    returned: 'The bank returned this payment. Its amounts are included in a later payout.',
    note: 'The amount of an order includes the service fee, which we invoice to you.',
  },
} as const satisfies Record<Locale, unknown>;
