import * as api from '@move/contract/payouts/sepa-batches.ts';
import type { BatchStatus } from '@move/domain/payouts/batch-status.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { auditStatement } from '../../platform/audit/audit-statement.ts';
import type { JobHandlers, RunningJob, SteppedWork } from '../jobs/public.ts';
import type { StepLimits } from './runs/batch-steps.ts';
import { completeEnding, planEnding } from './runs/end-batch.ts';
import { completeDraft, planLines } from './runs/prepare-batch.ts';
import { completeExecution, planSettling } from './runs/settle-batch.ts';
import { auditedBatch, batchSubject } from './batches/sepa-batch-record.ts';
import { findStoredBatch } from './batches/sepa-batches.queries.ts';

const Payload = z.object({
  id: z.number(),
  /** When a superadmin asked for the run; stored as the moment of the execution or cancellation. */
  at: z.string(),
  month: z.string(),
  /** Why the bank refused the whole file; null when it didn't. */
  reason: z.string().nullable(),
});
export type BatchRun = z.output<typeof Payload>;

const readPayload = ({ payload, config }: RunningJob) => ({ ...Payload.parse(payload), appKey: config.appKey });

type Work = {
  endpoint: { name: string };
  from: BatchStatus;
  plan: (job: RunningJob, batch: ReturnType<typeof readPayload>) => ReturnType<SteppedWork['plan']>;
  complete: (job: RunningJob, batch: ReturnType<typeof readPayload>) => Promise<void>;
};

/** A run in steps that each commit; the last step completes the batch and writes its audit row. */
const stepped = ({ endpoint, from, plan, complete }: Work): SteppedWork => ({
  plan: (job) => plan(job, readPayload(job)),
  finish: async (job) => {
    const batch = readPayload(job);
    const { status } = await findStoredBatch(job.db, batch.id);
    await complete(job, batch);
    const after = await findStoredBatch(job.db, batch.id);
    // a batch that was canceled meanwhile, or refused by the bank, is audited by that call
    if (status !== from) return { payments: after.number_of_payments };
    const entry = {
      action: endpoint.name,
      change: {
        subject: batchSubject(after),
        before: { ...auditedBatch(after), status: from },
        after: auditedBatch(after),
      },
      actorId: job.userId,
      impersonatorId: null,
      actorRoles: ['superadmin'],
      organizationId: null,
      applicationId: null,
      ip: null,
      requestId: job.requestId,
    };
    await sql.raw(auditStatement(entry)).execute(job.db);
    return { payments: after.number_of_payments };
  },
});

/** The runs of batches; tests use shorter steps. */
export const batchHandlers = (limits?: StepLimits) =>
  ({
    prepare_sepa_batch: stepped({
      endpoint: api.createSepaBatch,
      from: 'preparing',
      plan: ({ db }, batch) => planLines(db, batch, limits),
      complete: ({ db }, batch) => completeDraft(db, batch),
    }),
    execute_sepa_batch: stepped({
      endpoint: api.executeSepaBatch,
      from: 'executing',
      plan: ({ db }, batch) => planSettling(db, batch, limits),
      complete: ({ db }, batch) => completeExecution(db, batch),
    }),
    cancel_sepa_batch: stepped({
      endpoint: api.cancelSepaBatch,
      from: 'canceling',
      plan: ({ db }, batch) => planEnding(db, batch, limits),
      complete: ({ db }, batch) => completeEnding(db, batch),
    }),
  }) as const satisfies JobHandlers;

export const payoutJobs = batchHandlers();
