import { UNDO_DECISION_MS } from '@move/domain/organizations/organization.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import { defineTask, handleTask, type Task } from '../../../platform/jobs/task.ts';
import { mailDecision } from './review-mails.ts';

/** Identifies a decision by its organisation and moment, so that a decision that was undone or replaced is not mailed. */
export const mailDecisionTask = defineTask(
  'mail_decision',
  z.object({ organizationId: z.number().int().positive(), reviewedAt: z.string() }),
);

/** Milliseconds that an undo sent in time may take to commit. */
const COMMIT_MS = 1_000;

/** Queues the mail about the current decision, for when the decision can no longer be undone. */
export async function queueDecisionMail(db: Database, organizationId: number): Promise<void> {
  const { rows } = await sql<{ reviewed_at: string }>`
    select reviewed_at::text from organizations where id = ${organizationId}`.execute(db);
  const [organization] = rows;
  if (!organization) return;
  const runAt = new Date(Date.now() + UNDO_DECISION_MS + COMMIT_MS);
  await queue(db, mailDecisionTask, { organizationId, reviewedAt: organization.reviewed_at }, { runAt });
}

type Decided = Parameters<typeof mailDecision>[1]['organization'];

export const reviewTasks: readonly Task[] = [
  handleTask(mailDecisionTask, ({ organizationId, reviewedAt }, { pool, config }) =>
    asSystem(pool, async (db) => {
      // the lock waits for an undo that is being committed
      const { rows } = await sql<Decided>`
        select id, name, status, email, rejected_reason, reviewed_at::text from organizations
        where id = ${organizationId} and reviewed_at = ${reviewedAt}::timestamptz and status <> 'pending' and deleted_at is null
        for no key update`.execute(db);
      const [organization] = rows;
      if (organization) await mailDecision(db, { organization, appUrl: config.appUrl });
    }),
  ),
];
