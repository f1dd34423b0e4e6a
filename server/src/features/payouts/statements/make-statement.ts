import type { Payout, PayoutItem } from '@move/contract/payouts/payouts.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { PayoutItemKind } from '@move/domain/payouts/payout.ts';
import { runApart, threadFile } from '../../../platform/threads/run-apart.ts';

/** The most rows in a PDF, which notes when rows are left out: 20,000 rows would take 13 s and 800 MB. The CSV has all rows. */
export const STATEMENT_ROWS = 3_000;

export type Statement = {
  payout: Payout & { organization: string; account_name: string; timezone: string };
  sums: readonly { kind: PayoutItemKind; count: number; amount_in_cents: number }[];
  items: readonly PayoutItem[];
  locale: Locale;
  now: string;
};

const THREAD = threadFile(import.meta, 'statement-worker');
const LIMITS = { mostSeconds: 60, mostMegabytes: 512 };

/** Makes the PDF of a statement in its own thread, so that other calls are not blocked. */
export const makeStatement = (statement: Statement): Promise<Uint8Array> =>
  runApart<Uint8Array>(THREAD, statement, LIMITS);
