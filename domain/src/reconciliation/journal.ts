import type { Locale } from '../kit/messages/locale.ts';
import { en } from './texts/accounts.en.ts';
import { nl } from './texts/accounts.nl.ts';

/** The operator's accounts (docs/rules/reconciliation.md#journal). */
export const LEDGER_ACCOUNTS = ['bank', 'underway', 'provider', 'moves', 'organizations', 'vat', 'revenue'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export const ACCOUNT_NUMBERS: Readonly<Record<LedgerAccount, string>> = {
  bank: '1000',
  underway: '1050',
  provider: '1300',
  moves: '1310',
  vat: '1500',
  organizations: '1600',
  revenue: '8000',
};

export const accountWords: Readonly<Record<Locale, Readonly<Record<LedgerAccount, string>>>> = { nl, en };

/** A payment is `underway` until it is executed; one that ended before that is `withdrawn`, a returned one `returned`. */
export const ENTRY_KINDS = [
  'order',
  'refund',
  'own_refund',
  'invoice',
  'credit_note',
  'paid',
  'underway',
  'returned',
  'withdrawn',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export type JournalEntry = {
  readonly kind: EntryKind;
  readonly amount_in_cents: number;
  /** Of an invoice or credit note. */
  readonly vat_in_cents: number;
  /** Whether buyers paid with moves instead of at the provider. */
  readonly is_in_moves: boolean;
};

export type JournalLine = {
  readonly account: LedgerAccount;
  readonly debit_in_cents: number;
  readonly credit_in_cents: number;
};

/** The lines of an entry: equal debit and credit, without lines of 0. */
export function journalLines({
  kind,
  amount_in_cents: amount,
  vat_in_cents: vat,
  is_in_moves,
}: JournalEntry): JournalLine[] {
  const received = is_in_moves ? 'moves' : 'provider';
  const lines: Record<EntryKind, readonly [debit: readonly Part[], credit: readonly Part[]]> = {
    order: [[[received, amount]], [['organizations', amount]]],
    refund: [[['organizations', amount]], [[received, amount]]],
    own_refund: [[[received, amount]], [['organizations', amount]]],
    invoice: [
      [['organizations', amount]],
      [
        ['revenue', amount - vat],
        ['vat', vat],
      ],
    ],
    credit_note: [
      [
        ['revenue', amount - vat],
        ['vat', vat],
      ],
      [['organizations', amount]],
    ],
    paid: [[['organizations', amount]], [['bank', amount]]],
    underway: [[['organizations', amount]], [['underway', amount]]],
    returned: [[['bank', amount]], [['organizations', amount]]],
    withdrawn: [[['underway', amount]], [['organizations', amount]]],
  };
  const [debit, credit] = lines[kind];
  return [
    ...debit.map(([account, cents]) => ({ account, debit_in_cents: cents, credit_in_cents: 0 })),
    ...credit.map(([account, cents]) => ({ account, debit_in_cents: 0, credit_in_cents: cents })),
  ].filter((line) => line.debit_in_cents !== 0 || line.credit_in_cents !== 0);
}

type Part = readonly [LedgerAccount, number];
