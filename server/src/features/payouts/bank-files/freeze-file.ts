import { createHash } from 'node:crypto';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import { assertMoneyNotHeld } from '../../../platform/backup/money-hold.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database/database.ts';
import { encrypt } from '../../../platform/encryption.ts';
import { refusedByState } from '../../../platform/http/problem.ts';
import { assertDebtor, assertExecutionDate } from '../batches/assert-payable.ts';
import { checkPain001 } from './check-pain001.ts';
import { releaseItems } from '../runs/end-batch.ts';
import { lockBatch, refusedByStatus } from '../runs/locked-batch.ts';
import { countLines } from '../runs/prepare-batch.ts';
import { readIban } from '../find-open-amounts.ts';
import { mayExport } from '../batches/may-export.ts';
import { type Creditor, writePain001 } from './write-pain001.ts';

export type Freezing = {
  db: Database;
  caller: { user: { id: number } };
  now: Date;
  config: Pick<Config, 'appKey' | 'payoutDebtor'>;
  locale: Locale;
};

/**
 * Writes the file of a draft batch and freezes it with its SHA-256. Leaves out payouts to accounts that are no longer confirmed; what these
 * payouts would pay is open again.
 */
export async function freezeFile({ db, caller, now, config, locale }: Freezing, id: number): Promise<void> {
  const batch = await lockBatch(db, id);
  if (batch.status !== 'draft') throw refusedByStatus(batch.status, locale);
  await assertMoneyNotHeld(db);
  if (!(await mayExport(db, batch, caller.user.id))) throw refusedByState('state', 'payout.own_batch');
  assertExecutionDate(batch.execution_date, now, refusedByState);
  const debtor = assertDebtor(config);
  await dropChangedAccounts(db, id, now);
  const creditors = await findCreditors(db, id, config.appKey);
  if (creditors.length === 0) throw refusedByState('state', 'payout.nothing');
  const msgId = `MOVE-${batch.payout_month}-${id}`;
  const xml = writePain001({
    msgId,
    createdAt: now.toISOString(),
    month: batch.payout_month,
    executionDate: batch.execution_date,
    debtor,
    creditors,
  });
  const faults = checkPain001(xml);
  if (faults.length > 0)
    throw refusedByState('state', 'payout.file', { what: [...new Set(faults)].slice(0, 3).join('; ') });
  await countLines(db, id);
  await sql`update sepa_lines set status = 'exported' where sepa_batch_id = ${id} and status = 'draft'`.execute(db);
  await sql`
    update sepa_batches set status = 'exported', msg_id = ${msgId}, exported_at = ${now.toISOString()}, exported_by = ${caller.user.id},
      file_encrypted = ${encrypt(xml, { appKey: config.appKey, use: 'sepa-file' })},
      file_sha256 = ${createHash('sha256').update(xml).digest()}, updated_at = now()
    where id = ${id}`.execute(db);
}

/** Ends the lines whose account was replaced, put on hold or removed since the batch was created. */
async function dropChangedAccounts(db: Database, id: number, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with dropped as (
      update sepa_lines line set status = 'canceled', ended_reason = 'account_changed', ended_at = ${now.toISOString()}
      where line.sepa_batch_id = ${id} and line.status = 'draft' and not exists (
        select from finance_infos info where info.organization_id = line.organization_id and info.payouts_held_since is null
          and info.iban_encrypted = line.iban_encrypted)
      returning id, organization_id, amount_in_cents
    ), skipped as (
      insert into sepa_skips (sepa_batch_id, organization_id, amount_in_cents, reason)
      select ${id}, organization_id, amount_in_cents, 'account_changed' from dropped
    )
    select id from dropped`.execute(db);
  await releaseItems(
    db,
    rows.map((row) => row.id),
  );
}

type StoredCreditor = Omit<Creditor, 'iban'> & { iban_encrypted: Buffer };

async function findCreditors(db: Database, id: number, appKey: string): Promise<Creditor[]> {
  const { rows } = await sql<StoredCreditor>`
    select line.organization_id, end_to_end_id, amount_in_cents, account_name, iban_encrypted, bic, street, house_number, postal_code,
      line.city, country, applications.name as platform
    from sepa_lines line join organizations on organizations.id = line.organization_id
      join applications on applications.id = organizations.home_application_id
    where sepa_batch_id = ${id} and line.status = 'draft' order by line.id`.execute(db);
  return rows.map(({ iban_encrypted, ...creditor }) => {
    // an account that can't be decrypted makes no valid file
    const iban = readIban(iban_encrypted, appKey) ?? '';
    return { ...creditor, iban };
  });
}
