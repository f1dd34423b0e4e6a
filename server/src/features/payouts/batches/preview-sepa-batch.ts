import type * as api from '@move/contract/payouts/sepa-batches.ts';
import { fold } from '@move/domain/kit/text/fold.ts';
import { SKIP_REASONS, type SkipReason } from '@move/domain/payouts/skip-reason.ts';
import type { Call } from '../../../platform/http/route.ts';
import { assertMonth, earliestExecution, latestExecution, missingSettings } from './assert-payable.ts';
import { findOpenAmounts, type OpenAmount } from '../find-open-amounts.ts';

/** The most organisations that the preview names; its sums count all organisations. */
const SHOWN = 100;

type Skipped = OpenAmount & { reason: SkipReason };
const isSkipped = (standing: OpenAmount): standing is Skipped => standing.reason !== null;

export async function previewSepaBatch({ db, query, now, config }: Call<typeof api.previewSepaBatch>) {
  const { payoutMonth: month, search } = query;
  assertMonth('payoutMonth', month, now);
  const standings = await findOpenAmounts(db, { month, appKey: config.appKey });
  const paid = standings.filter(({ reason }) => reason === null);
  const skipped = standings.filter(isSkipped);
  const wanted = fold(search);
  const isFound = ({ organization }: OpenAmount) => fold(organization.name).includes(wanted);
  return {
    preview: {
      payout_month: month,
      earliest_execution_date: earliestExecution(now),
      latest_execution_date: latestExecution(now),
      number_of_payments: paid.length,
      total_in_cents: sum(paid),
      skipped_by_reason: SKIP_REASONS.map((reason) => {
        const those = skipped.filter((one) => one.reason === reason);
        return { reason, count: those.length, total_in_cents: sum(those) };
      }).filter(({ count }) => count > 0),
      lines: paid
        .filter(isFound)
        .slice(0, SHOWN)
        .map(({ organization, iban_masked, account_name, amount_in_cents, orders_count }) => ({
          organization,
          iban_masked,
          account_name,
          amount_in_cents,
          orders_count,
        })),
      skipped: skipped
        .filter(isFound)
        .slice(0, SHOWN)
        .map(({ organization, amount_in_cents, reason }) => ({ organization, amount_in_cents, reason })),
      missing_settings: missingSettings(config),
    },
  };
}

const sum = (standings: readonly OpenAmount[]) =>
  standings.reduce((total, { amount_in_cents }) => total + amount_in_cents, 0);
