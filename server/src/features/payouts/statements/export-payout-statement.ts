import * as api from '@move/contract/payouts/payouts.ts';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import type { Call } from '../../../platform/http/route.ts';
import { findPayout } from '../payouts.queries.ts';
import { statementFile, subjectOf } from './statement-file.ts';

export async function exportPayoutStatement(call: Call<typeof api.exportPayoutStatement>) {
  const payout = await findPayout(call.db, call.params);
  await auditReading(call, api.exportPayoutStatement, subjectOf(payout));
  return statementFile(call, call.params, payout);
}
