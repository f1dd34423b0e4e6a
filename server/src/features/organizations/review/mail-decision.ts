import { UNDO_DECISION_MS } from '@move/domain/organizations/organization.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { queue, queueAll } from '../../../platform/jobs/queue.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type Throttle, throttleOn } from '../../../platform/http/limits/throttle.ts';
import { defineTask, handleTask, type Task } from '../../../platform/jobs/task.ts';
import { countInviteMail, inviteContact } from '../../team/public.ts';
import { localeOf, mailDecision } from './review-mails.ts';

/** Identifies a decision by its organisation and moment, so that a decision that was undone or replaced is not mailed. */
export const mailDecisionTask = defineTask(
  'mail_decision',
  // `mayInvite` and `isImported` are missing in jobs of the previous version
  z.object({
    organizationId: z.number().int().positive(),
    reviewedAt: z.string(),
    mayInvite: z.boolean().default(false),
    isImported: z.boolean().default(false),
  }),
);

/** Milliseconds that an undo sent in time may take to commit. */
const COMMIT_MS = 1_000;

/**
 * Queues the mail about the current decision, for when the decision can no longer be undone. `mayInvite`: the mail about an acceptance may
 * invite the first member of the team; false for a decision made during impersonation.
 */
export async function queueDecisionMail(db: Database, organizationId: number, mayInvite: boolean): Promise<void> {
  const { rows } = await sql<{ reviewed_at: string }>`
    select reviewed_at::text from organizations where id = ${organizationId}`.execute(db);
  const [organization] = rows;
  if (!organization) return;
  const runAt = new Date(Date.now() + UNDO_DECISION_MS + COMMIT_MS);
  await queue(db, mailDecisionTask, { organizationId, reviewedAt: organization.reviewed_at, mayInvite }, { runAt });
}

/**
 * Queues the invitations of imported organisations that were accepted at once; those without an address, or with one that gets too many
 * invitations, get nothing.
 */
export async function queueInvitations(db: Database, organizationIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ organizationId: number; reviewedAt: string }>`
    select id as "organizationId", reviewed_at::text as "reviewedAt"
    from organizations where id = any (${[...organizationIds]}::bigint[]) and email is not null`.execute(db);
  await queueAll(
    db,
    mailDecisionTask,
    rows.map((row) => ({ ...row, mayInvite: true, isImported: true })),
  );
}

type Decided = Parameters<typeof mailDecision>[1]['organization'] & { reviewed_by: number | null };

export const reviewTasks: readonly Task[] = [
  handleTask(mailDecisionTask, ({ organizationId, reviewedAt, mayInvite, isImported }, { pool, sidePool, config }) =>
    asSystem(pool, async (db) => {
      // the lock waits for an undo that is being committed
      const { rows } = await sql<Decided>`
        select id, name, status, email, rejected_reason, reviewed_at::text, reviewed_by from organizations
        where id = ${organizationId} and reviewed_at = ${reviewedAt}::timestamptz and status <> 'pending' and deleted_at is null
        for no key update`.execute(db);
      const [organization] = rows;
      if (!organization) return;
      const { status, email, reviewed_by: invitedBy } = organization;
      const { appUrl } = config;
      if (mayInvite && status === 'accepted' && email !== null && invitedBy !== null) {
        const locale = await localeOf(db, email);
        const mayMail = () => isMailAllowed(throttleOn(sidePool, config.appKey), email);
        const outcome = await inviteContact(db, { organizationId, email, locale, invitedBy, appUrl, mayMail });
        // a list may name one address in thousands of rows
        if (outcome === 'invited' || (outcome === 'too_often' && isImported)) return;
      }
      await mailDecision(db, { organization, appUrl });
    }),
  ),
];

/** Whether the address may get another invitation in this hour (docs/rules/access.md#invitations). Counts the mail. */
async function isMailAllowed(throttle: Throttle, email: string): Promise<boolean> {
  try {
    await countInviteMail(throttle, email);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
