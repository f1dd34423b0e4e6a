import type * as api from '@move/contract/finances/finance-info.ts';
import type { FinanceInfo } from '@move/contract/finances/finance-info.ts';
import { financeLabels } from '@move/contract/finances/finances.labels.ts';
import type { BodyOf } from '@move/contract/kit/endpoint.ts';
import {
  changedHolderFields,
  financeInfoViolations,
  type HolderField,
} from '@move/domain/finances/finance-info-violations.ts';
import { normalizePostcode } from '@move/domain/kit/values/postcode.ts';
import { sql } from 'kysely';
import { hashToken } from '../../platform/auth/token.ts';
import { invalid, invalidAll, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { assertOwnPassword } from '../access/public.ts';
import { assertSepaIban, findIban, ibanColumns } from './bank-account.ts';
import { findFinanceInfo, subjectOf } from './finance-info.queries.ts';
import { mailBankAccountChange, mailHolderChange } from './bank-account-mails.ts';
import { findConfirmer } from './find-confirmer.ts';

type Updating = Call<typeof api.updateFinanceInfo>;

export async function updateFinanceInfo(call: Updating) {
  const { db, body, params, caller, throttle } = call;
  const { organizationId } = params;
  // saving the current IBAN needs no password: without this limit, trying IBANs would reveal it
  if (body.iban !== undefined) await throttle(`iban:${caller.user.id}`, 30, 3_600);
  // of two calls at once, the second reads what the first saved
  await sql`select from organizations where id = ${organizationId} for no key update`.execute(db);
  const before = await findFinanceInfo(db, { organizationId, caller });
  if (body.updated_at !== undefined && body.updated_at !== before.updated_at) throw stale();
  const current = await findIban(db, { organizationId, appKey: call.config.appKey });
  const iban = body.iban === current ? undefined : body.iban;
  const columns = financeColumns({ ...body, iban }, before);
  if (iban === undefined) {
    if (before.iban_masked === null) throw invalid('iban', 'required', { field: 'IBAN' });
    const fields = changedHolderFields(before, columns);
    if (fields.length > 0) await assertPassword(call);
    await db
      .updateTable('finance_infos')
      .set({ ...columns, updated_at: sql`now()` })
      .where('organization_id', '=', organizationId)
      .execute();
    if (fields.length > 0) await mailHolder(call, fields);
  } else {
    await saveNewIban(call, { iban, columns, before });
  }
  const finance_info = await findFinanceInfo(db, { organizationId, caller });
  return changed(
    { finance_info },
    { subject: subjectOf(organizationId), before: trailOf(before), after: trailOf(finance_info) },
  );
}

async function assertPassword(call: Updating): Promise<void> {
  const { body, locale } = call;
  if (!body.current_password)
    throw invalid('current_password', 'required', { field: financeLabels[locale].current_password });
  await assertOwnPassword(call, body.current_password);
}

async function mailHolder(
  { db, params, caller, config, now }: Updating,
  fields: readonly HolderField[],
): Promise<void> {
  const { organizationId } = params;
  const confirmer = await findConfirmer(db, { organizationId, caller, now });
  await mailHolderChange(db, { fields, confirmer, caller, organizationId, appUrl: config.appUrl });
}

type NewIban = { iban: string; columns: ReturnType<typeof financeColumns>; before: FinanceInfo };

/** Saves a new IBAN; the database then holds the payouts (trigger `hold_payouts`). */
async function saveNewIban(call: Updating, { iban, columns, before }: NewIban): Promise<void> {
  const { db, params, caller, config, now } = call;
  const { organizationId } = params;
  assertSepaIban(iban);
  await assertPassword(call);
  const confirmer = await findConfirmer(db, { organizationId, caller, now });
  const row = {
    ...columns,
    ...ibanColumns(iban, config.appKey),
    previous_iban: before.iban_masked,
    iban_changed_by: caller.user.id,
    confirm_token_hash: confirmer.link === null ? null : hashToken(confirmer.link.token),
    confirm_expires_at: confirmer.link?.expiresAt ?? null,
    stop_token_hash: hashToken(confirmer.stop.token),
    stop_expires_at: confirmer.stop.expiresAt,
  };
  await db
    .insertInto('finance_infos')
    .values({ ...row, organization_id: organizationId })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet({ ...row, updated_at: sql`now()` }))
    .execute();
  const after = await findFinanceInfo(db, { organizationId, caller });
  await mailBankAccountChange(db, { before, after, confirmer, caller, organizationId, appUrl: config.appUrl });
}

type Draft = BodyOf<typeof api.updateFinanceInfo> & { iban: string | undefined };

/** Returns the draft as columns; absent fields keep their stored value. Throws 422 for each invalid field. */
function financeColumns(draft: Draft, before: FinanceInfo) {
  const { iban, current_password: _password, updated_at: _version, account_name, ...sent } = draft;
  const country = sent.country ?? before.country;
  const kept = <Name extends 'attn' | 'street' | 'house_number' | 'postal_code' | 'city' | 'bic'>(name: Name) =>
    sent[name] === undefined ? before[name] : sent[name];
  const postcode = kept('postal_code');
  const columns = {
    attn: kept('attn'),
    street: kept('street'),
    house_number: kept('house_number'),
    postal_code: country === 'NL' && postcode !== null ? (normalizePostcode(postcode) ?? postcode) : postcode,
    city: kept('city'),
    country,
    account_name,
    // the BIC of another account is not kept
    bic: sent.bic === undefined && iban !== undefined ? null : kept('bic'),
  };
  const violations = financeInfoViolations({ ...columns, iban }, before.iban_masked?.slice(0, 2));
  if (violations.length > 0) throw invalidAll(violations);
  return columns;
}

/** The fields for the audit trail: without the moment of the change, which the audit entry has, and without the expiry of the link. */
function trailOf({ link_until: _link, iban_changed_at: _moment, ...info }: FinanceInfo) {
  return info;
}
