import type * as api from '@move/contract/payouts/sepa-batches.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { auditedBatch, batchSubject } from './sepa-batch-record.ts';
import { freezeFile } from '../bank-files/freeze-file.ts';
import { findSepaBatch } from './sepa-batches.queries.ts';

export async function exportSepaBatch(call: Call<typeof api.exportSepaBatch>) {
  const id = call.params.sepaBatchId;
  const before = await findSepaBatch(call, id);
  await freezeFile(call, id);
  const sepa = await findSepaBatch(call, id);
  return changed({ sepa }, { subject: batchSubject(sepa), before: auditedBatch(before), after: auditedBatch(sepa) });
}
