import { financeInfoViolations } from '@move/domain/finances/finance-info-violations.ts';
import { normalizeIbanOrBic } from '@move/domain/finances/iban.ts';
import { isCountryCode } from '@move/domain/kit/values/country.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Instant, optionalText, rawText, refused, text, Version } from '../kit/fields.ts';
import { report } from '../kit/report.ts';
import { financeLabels } from './finances.labels.ts';

/** The addressee of an organisation's invoices and the account for its payouts. The IBAN is only shown masked. */
export const FinanceInfo = z.strictObject({
  attn: z.string().nullable(),
  street: z.string().nullable(),
  house_number: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string(),
  /** Null until finance info is saved for the first time, like `iban_masked`. */
  account_name: z.string().nullable(),
  /** `NL••••0101`; null: nothing can be paid out. */
  iban_masked: z.string().nullable(),
  bic: z.string().nullable(),
  iban_changed_at: Instant.nullable(),
  /** Since when nothing is paid out, until the account is confirmed; null when it is confirmed. */
  payouts_held_since: Instant.nullable(),
  /** Until when the link that was mailed to the organisation works; null without a working link. */
  link_until: Instant.nullable(),
  /** Since when the organisation has stopped the account, so that only a superadmin can confirm it; null: it hasn't. */
  stopped_at: Instant.nullable(),
  may: z.strictObject({ update: Flag, release: Flag }),
  /** For an organisation without finance info: when the organisation was added. */
  updated_at: Instant,
});
export type FinanceInfo = z.output<typeof FinanceInfo>;

const emptyToAbsent = (value: string | null) => (value === null || value === '' ? undefined : value);
const account = (max: number) => rawText(max).overwrite(normalizeIbanOrBic).nullable();

/** Optional fields that are absent keep their value. */
export const FinanceInfoDraft = z
  .object({
    attn: optionalText(140).optional(),
    street: optionalText(70).optional(),
    house_number: optionalText(16).optional(),
    postal_code: optionalText(16).optional(),
    city: optionalText(35).optional(),
    country: z.string().refine(isCountryCode, refused('oneOf')).optional(),
    account_name: text(70),
    /** Only to change the IBAN; required while there is none. */
    iban: account(34).transform(emptyToAbsent).optional(),
    bic: account(11)
      .transform((value) => emptyToAbsent(value) ?? null)
      .optional(),
    /** The caller's own password, to change the IBAN, or the name or address of the holder. */
    current_password: z.string().max(1_000).nullable().optional(),
    ...Version,
  })
  .check((ctx) => report(ctx, financeInfoViolations(ctx.value)));

const PATH = '/v1/admin/organizations/:organizationId/finance-info';

export const getFinanceInfo = endpoint({
  name: 'getFinanceInfo',
  method: 'GET',
  path: PATH,
  permission: 'view-rates',
  scope: 'organization',
  reply: { finance_info: FinanceInfo },
});

/**
 * Another IBAN requires the caller's password, is reported by mail, and holds the payouts until it is confirmed. Another holder or address
 * requires the password and is reported by mail.
 */
export const updateFinanceInfo = endpoint({
  name: 'updateFinanceInfo',
  method: 'PUT',
  path: PATH,
  permission: { all: ['manage-finances', 'edit-organization'] },
  scope: 'organization',
  body: FinanceInfoDraft,
  reply: { finance_info: FinanceInfo },
  problems: ['stale', 'password.current', 'throttle'],
  labels: financeLabels,
  refusesImpersonation: true,
});

/**
 * Confirms the account that the caller read. 409 when the account was changed since, when the caller entered it, or when the caller became
 * superadmin this week.
 */
export const releasePayouts = endpoint({
  name: 'releasePayouts',
  method: 'POST',
  path: `${PATH}/release`,
  permission: 'role:superadmin',
  scope: 'organization',
  body: z.object({ iban_changed_at: Instant }),
  reply: { finance_info: FinanceInfo },
  status: 200,
  problems: ['stale', 'payouts.not_held', 'payouts.own_change', 'payouts.let_in', 'payouts.recent_superadmin'],
  labels: financeLabels,
  refusesImpersonation: true,
});
