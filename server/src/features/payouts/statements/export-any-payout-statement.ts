import * as api from '@move/contract/payouts/payouts.ts';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import type { Call } from '../../../platform/http/route.ts';
import { findPayoutPath, findPayout } from '../payouts.queries.ts';
import { statementFile, subjectOf } from './statement-file.ts';

/** Exports the statement of any payout to a superadmin, also of a removed organisation. */
export async function exportAnyPayoutStatement(call: Call<typeof api.exportAnyPayoutStatement>) {
  const address = await findPayoutPath(call.db, call.params.payoutId);
  const payout = await findPayout(call.db, address);
  await auditReading(call, api.exportAnyPayoutStatement, subjectOf(payout));
  return statementFile(call, address, payout);
}
