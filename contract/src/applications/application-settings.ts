import { FILTER_KEYS, filterViolations } from '@move/domain/applications/filter-lists.ts';
import { paymentMethodViolations } from '@move/domain/applications/payment-methods.ts';
import { holidayViolations } from '@move/domain/applications/school-holidays.ts';
import { PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Instant, IsoDate, QueryFlag, text, Version } from '../kit/fields.ts';
import { report } from '../kit/report.ts';
import { applicationLabels } from './applications.labels.ts';

const ONE = '/v1/admin/applications/:applicationId';
const guard = { permission: 'role:superadmin', scope: 'all', labels: applicationLabels } as const;

export const FilterKey = z.enum(FILTER_KEYS);
const FilterList = z.array(z.strictObject({ key: FilterKey, enabled: Flag, position: z.int() }));
const Filters = { primary: FilterList, secondary: FilterList, updated_at: Instant };

/** The filters in their order; a `position` in the input is ignored. */
const FilterListDraft = z.array(z.object({ key: FilterKey, enabled: Flag.default(true) })).max(2 * FILTER_KEYS.length);
const FiltersDraft = z
  .object({ primary: FilterListDraft, secondary: FilterListDraft, ...Version })
  .check((ctx) => report(ctx, filterViolations(ctx.value)));

export const getApplicationFilters = endpoint({
  ...guard,
  name: 'getApplicationFilters',
  method: 'GET',
  path: `${ONE}/filters`,
  reply: Filters,
});

/** Replaces both lists; a key in neither is not shown. */
export const updateApplicationFilters = endpoint({
  ...guard,
  name: 'updateApplicationFilters',
  method: 'PUT',
  path: `${ONE}/filters`,
  body: FiltersDraft,
  reply: Filters,
  problems: ['stale'],
});

const fee = {
  code: z.enum(PAYMENT_TYPES),
  /** Including VAT, at most € 1,000. */
  fixed_in_cents: z.int().min(0).max(100_000),
  /** Hundredths of a percent. */
  basis_points: z.int().min(0).max(10_000),
  enabled: Flag,
};
export const PaymentMethods = { payment_methods: z.array(z.strictObject(fee)), updated_at: Instant };

const PaymentMethodsDraft = z
  .object({ payment_methods: z.array(z.object(fee)).max(2 * PAYMENT_TYPES.length), ...Version })
  .check((ctx) => report(ctx, paymentMethodViolations(ctx.value.payment_methods), ['payment_methods']));

export const getPaymentMethods = endpoint({
  ...guard,
  name: 'getPaymentMethods',
  method: 'GET',
  path: `${ONE}/payment-methods`,
  reply: PaymentMethods,
});

/**
 * Changes the ways of paying that are named; the others stay. Existing orders keep their costs. Switching wallets off while users of the
 * platform have moves: 409 unless `force=1` (docs/rules/money.md#moves).
 */
export const updatePaymentMethods = endpoint({
  ...guard,
  name: 'updatePaymentMethods',
  method: 'PUT',
  path: `${ONE}/payment-methods`,
  query: z.object({ force: QueryFlag.optional() }),
  body: PaymentMethodsDraft,
  reply: PaymentMethods,
  problems: ['stale', 'payment_method.moves', 'payment_method.moves_one'],
});

const SchoolHolidays = {
  school_holidays: z.array(z.strictObject({ region: z.string(), name: z.string(), from: IsoDate, until: IsoDate })),
  updated_at: Instant,
};
const SchoolHolidaysDraft = z
  .object({
    school_holidays: z.array(z.object({ region: text(60), name: text(), from: IsoDate, until: IsoDate })).max(500),
    ...Version,
  })
  .check((ctx) => report(ctx, holidayViolations(ctx.value.school_holidays), ['school_holidays']));

export const getSchoolHolidays = endpoint({
  ...guard,
  name: 'getSchoolHolidays',
  method: 'GET',
  path: `${ONE}/school-holidays`,
  reply: SchoolHolidays,
});

/** Replaces the list. Sessions in a holiday keep their day (docs/rules/planning.md#repetition). */
export const updateSchoolHolidays = endpoint({
  ...guard,
  name: 'updateSchoolHolidays',
  method: 'PUT',
  path: `${ONE}/school-holidays`,
  body: SchoolHolidaysDraft,
  reply: SchoolHolidays,
  problems: ['stale'],
});
