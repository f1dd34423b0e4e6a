import { VAT_PERCENTAGES, type VatLevel as Level } from '@move/domain/kit/money/vat.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import {
  Flag,
  Id,
  IdList,
  Instant,
  Name,
  Named,
  optionalText,
  Percentage,
  PriceInCents,
  QueryFlag,
  Stamps,
  Version,
} from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { rateLabels } from './rates.labels.ts';

export const VAT_LEVELS = Object.keys(VAT_PERCENTAGES) as [Level, ...Level[]];
export const VatLevel = z.enum(VAT_LEVELS);

/** The price of an offer. The free entry with id null is never stored: domain/rates/free-rate.ts adds it. */
export const Rate = z.strictObject({
  id: Id,
  name: z.string(),
  /** Including VAT. */
  price_in_cents: z.int(),
  vat_level: VatLevel,
  /** The percentage of that level today. */
  vat_percentage: Percentage,
  vat_exemption_reason: z.string().nullable(),
  /** The terms that an activity with this rate chooses from; the first is the default (docs/rules/money.md#cancellation-terms). */
  cancellation_term_ids: z.array(Id),
  cancellation_terms: z.array(Named),
  /** Whether an activity, product, session or bundle uses it: it is then archived instead of deleted. */
  is_used: Flag,
  archived_at: Instant.nullable(),
  ...Stamps,
});
export type Rate = z.output<typeof Rate>;

/** Price 0 to 1,000,000 cents. The reason of a VAT exemption is kept only with level zero (docs/rules/money.md#prices-and-vat). */
export const RateDraft = z.object({
  name: Name,
  price_in_cents: PriceInCents,
  vat_level: VatLevel,
  vat_exemption_reason: optionalText().optional(),
  cancellation_term_ids: IdList.optional(),
});
export type RateDraft = z.output<typeof RateDraft>;

const PATH = '/v1/admin/organizations/:organizationId/rates';
// a form that sets the rate of an offer must read the rates
const READING = ['view-rates', 'create-activities', 'edit-activity', 'create-products', 'edit-product'] as const;

/** The rates of an organisation, 250 a page; archived ones only on request. */
export const listRates = endpoint({
  name: 'listRates',
  method: 'GET',
  path: PATH,
  permission: READING,
  scope: 'organization',
  query: pageQuery({
    sort: ['name', 'price_in_cents', 'vat_level', 'updated_at'],
    itemsPerPage: 250,
    filters: { isArchived: QueryFlag.optional() },
  }),
  reply: pageOf('rates', Rate),
  labels: rateLabels,
});

export const getRate = endpoint({
  name: 'getRate',
  method: 'GET',
  path: `${PATH}/:rateId`,
  permission: READING,
  scope: 'organization',
  reply: { rate: Rate },
});

export const createRate = endpoint({
  name: 'createRate',
  method: 'POST',
  path: PATH,
  permission: 'manage-finances',
  scope: 'organization',
  body: RateDraft,
  reply: { rate: Rate },
  labels: rateLabels,
  refusesImpersonation: true,
});

/** Changes a rate. A new price applies to new sales; a sold line keeps its price (docs/rules/money.md#prices-and-vat). */
export const updateRate = endpoint({
  name: 'updateRate',
  method: 'PUT',
  path: `${PATH}/:rateId`,
  permission: 'manage-finances',
  scope: 'organization',
  body: RateDraft.extend(Version),
  reply: { rate: Rate },
  problems: ['stale'],
  labels: rateLabels,
  refusesImpersonation: true,
});

/** Deletes a rate, or archives one in use: it can't be chosen any more, and stays where it is used. */
export const removeRate = endpoint({
  name: 'removeRate',
  method: 'DELETE',
  path: `${PATH}/:rateId`,
  permission: 'manage-finances',
  scope: 'organization',
  reply: 'nothing',
  refusesImpersonation: true,
});

/** Restores a rate from the archive, or undoes its removal (docs/rules/access.md#restoring). */
export const restoreRate = endpoint({
  name: 'restoreRate',
  method: 'POST',
  path: `${PATH}/:rateId/restore`,
  permission: 'manage-finances',
  scope: 'organization',
  reply: { rate: Rate },
  status: 200,
  refusesImpersonation: true,
});
