import type * as api from '@move/contract/finances/bank-account-changes.ts';
import type { BankAccountChange } from '@move/contract/finances/bank-account-changes.ts';
import { maskIban } from '@move/domain/finances/iban.ts';
import { sql } from 'kysely';
import { hashToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';
import { gone, notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { removeLink } from '../../platform/mail/remove-links.ts';
import { subjectOf } from './finance-info.queries.ts';
import { lockHeld, release } from './release-payouts.ts';

/** Guessing 256 bits is hopeless; the limit keeps a script from trying at our cost. */
const GUESSES = { reads: 240, answers: 60, seconds: 3_600 };

/** The organisation of a link; from here on the call sees that organisation. Throws 404 for a link that never was, or was replaced. */
async function enter(db: Database, token: string): Promise<number> {
  // a statement of its own: it enters the scope of the organisation
  const { rows } = await sql<{
    id: number | null;
  }>`select enter_bank_account_change(${hashToken(token)}) as id`.execute(db);
  const id = rows[0]?.id;
  if (!id) throw notFound();
  return id;
}

type Stored = Omit<BankAccountChange, 'iban_masked'> & { iban_country: string; iban_last4: string };

async function findChange(db: Database, organizationId: number, now: Date): Promise<BankAccountChange> {
  const { rows } = await sql<Stored>`
    select organizations.name as organization, info.previous_iban, info.account_name, info.iban_country, info.iban_last4,
      info.iban_changed_at as changed_at,
      case when info.payouts_held_since is null then 'confirmed'
        when info.confirm_expires_at <= ${now.toISOString()}::timestamptz then 'expired' else 'open' end as status,
      info.confirm_expires_at as expires_at, organizations.home_application_id as brand_application_id
    from finance_infos info join organizations on organizations.id = info.organization_id
    where info.organization_id = ${organizationId}`.execute(db);
  const [stored] = rows;
  if (!stored) throw notFound();
  const { iban_country, iban_last4, ...change } = stored;
  return { ...change, iban_masked: maskIban(iban_country, iban_last4) };
}

export async function getBankAccountChange(call: Call<typeof api.getBankAccountChange>) {
  const { db, params, now, throttle, request } = call;
  await throttle(`bank-account:${request.network}`, GUESSES.reads, GUESSES.seconds);
  const organizationId = await enter(db, params.changeToken);
  return { bank_account_change: await findChange(db, organizationId, now) };
}

/** By the holder of the link, who has no login. */
export async function confirmBankAccountChange(call: Call<typeof api.confirmBankAccountChange>) {
  const { db, params, now, throttle, request } = call;
  await throttle(`bank-account-answer:${request.network}`, GUESSES.answers, GUESSES.seconds);
  const organizationId = await enter(db, params.changeToken);
  const held = await lockHeld(db, organizationId, hashToken(params.changeToken));
  const before = await findChange(db, organizationId, now);
  if (!held || before.status !== 'open') throw gone('state', 'bank_account.gone');
  await release(db, organizationId);
  await removeLink(db, params.changeToken);
  const facts = { organization_id: organizationId, iban_masked: before.iban_masked };
  return changed(
    { bank_account_change: await findChange(db, organizationId, now) },
    {
      subject: subjectOf(organizationId),
      before: { ...facts, payouts_held_since: before.changed_at },
      after: { ...facts, payouts_held_since: null },
    },
  );
}
