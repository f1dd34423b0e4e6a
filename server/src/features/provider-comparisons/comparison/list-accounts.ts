import { startOfDay } from '@move/domain/kit/dates/days.ts';
import type { NotComparedReason } from '@move/domain/provider-comparisons/comparison.ts';
import { sql } from 'kysely';
import { asSystem } from '../../../platform/database/database.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { openAccount } from '../../../platform/payments/open-driver.ts';
import { NotListed, type ProviderEntry } from '../../../platform/payments/payment-driver.ts';
import type { Account } from './find-accounts.ts';
import type { PlannedPlatform } from './plan-comparison.ts';

/** Lists from this long before the first day: a payment is listed by the moment it was started, but compared on the day it was paid. */
const SLACK_MS = 3 * 24 * 3_600_000;

/** `fault` is why an account could not be listed; null when it was listed. */
export type Listed = { account: Account; fault: NotComparedReason | null };

type Listing = { comparison: string; accounts: readonly Account[]; platforms: readonly PlannedPlatform[] };

/** Copies the entries of the accounts to provider_entries, a page at a time and outside any transaction. */
export async function listAccounts(
  { comparison, accounts, platforms }: Listing,
  context: TaskContext,
): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (const account of accounts) {
    const since = sinceOf(account, platforms);
    if (since === null) continue;
    // one account after the other, since a provider limits the number of requests
    listed.push({ account, fault: await listAccount({ comparison, account, since }, context) });
  }
  return listed;
}

function sinceOf({ users, applicationId }: Account, platforms: readonly PlannedPlatform[]): Date | null {
  const ids = new Set<number | null>(users.map((user) => user.applicationId));
  if (applicationId === null) ids.add(null);
  const starts = platforms
    .filter(({ id }) => ids.has(id))
    .flatMap(({ days: [first], timeZone }) => (first === undefined ? [] : [Date.parse(startOfDay(first, timeZone))]));
  return starts.length === 0 ? null : new Date(Math.min(...starts) - SLACK_MS);
}

type One = { comparison: string; account: Account; since: Date };

async function listAccount({ comparison, account, since }: One, context: TaskContext): Promise<Listed['fault']> {
  if (!account.isReadable) return 'key_unreadable';
  try {
    for await (const page of openAccount(account.key, context).listEntries(since)) {
      if (page.length > 0) await keepPage({ comparison, account, page }, context);
    }
    return null;
  } catch (error) {
    if (!(error instanceof NotListed)) throw error;
    const { applicationId: platform } = account;
    context.log.warn(
      { platform, fault: error.fault, error: error.message },
      'An account at the provider was not listed.',
    );
    return error.fault;
  }
}

type Page = { comparison: string; account: Account; page: readonly ProviderEntry[] };

/** Stores a page of entries. An entry that two keys of the same account both list is stored once. */
function keepPage({ comparison, account, page }: Page, { pool }: TaskContext): Promise<unknown> {
  const rows = page.map((entry) => ({
    kind: entry.kind,
    reference: entry.reference,
    payment_reference: entry.paymentReference,
    amount_in_cents: entry.amountInCents,
    currency: entry.currency,
    happened_at: entry.happenedAt,
    order_number: orderNumberIn(entry.description),
  }));
  return asSystem(pool, (db) =>
    sql`
      insert into provider_entries (comparison, kind, reference, payment_reference, amount_in_cents, currency, happened_at,
        order_number, account_application_id)
      select ${comparison}, kind, reference, payment_reference, amount_in_cents, currency, happened_at, order_number,
        ${account.applicationId}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (kind text, reference text, payment_reference text,
        amount_in_cents bigint, currency text, happened_at timestamptz, order_number bigint)
      on conflict do nothing`.execute(db),
  );
}

/** The order number in the description of a payment, e.g. 1234 in “Beweegplein B-1234”. */
function orderNumberIn(description: string): number | null {
  const found = /\bB-(\d{1,12})$/.exec(description)?.[1];
  return found === undefined ? null : Number(found);
}
