import { z } from 'zod';
import { Description, Flag, Id, IdList, Name, Spots, Version } from '../kit/fields.ts';
import { report } from '../kit/report.ts';
import { PlannedDate, SessionDraft } from '../sessions/session-drafts.ts';
import { SessionDrafts } from '../sessions/session-grid.ts';

const settings = {
  /** Null is unlimited, 0 is closed. */
  spots: Spots.optional(),
  /** Null is free. Absent: a new bundle uses the activity's rate, an existing one keeps its rate (docs/rules/money.md#prices-and-vat). */
  rate_id: Id.nullable().optional(),
  /** True: uses the activity's rate again, whatever `rate_id` is. */
  rate_inherited: Flag.optional(),
  description: Description.optional(),
};

/** A bundle of existing sessions, of new ones, or of none yet. */
export const BundleDraft = z.object({
  name: Name,
  start_date: PlannedDate,
  ...settings,
  session_ids: IdList.optional(),
  sessions: SessionDrafts.optional(),
});
export type BundleDraft = z.output<typeof BundleDraft>;

/** Fields that are left out keep their value. */
export const BundleChange = z.object({
  name: Name.optional(),
  start_date: PlannedDate.optional(),
  ...settings,
  ...Version,
});
export type BundleChange = z.output<typeof BundleChange>;

/** Either existing sessions by id, or a new one with the fields of a session. */
export const BundleSessionDraft = z
  .object({
    session_id: Id.optional(),
    session_ids: IdList.optional(),
    ...z.object(SessionDraft.shape).partial().shape,
  })
  .check((ctx) => {
    const { session_id, session_ids, start_date } = ctx.value;
    const isAttached = session_id !== undefined || (session_ids?.length ?? 0) > 0;
    if (isAttached && start_date === undefined) return;
    if (isAttached || (session_ids !== undefined && start_date === undefined)) {
      return report(ctx, [{ path: ['session_ids'], key: 'bundle.no_sessions' }]);
    }
    const planned = SessionDraft.safeParse(ctx.value, { reportInput: true });
    for (const issue of planned.error?.issues ?? [])
      ctx.issues.push({ ...issue, input: issue.input } as z.core.$ZodRawIssue);
  });
export type BundleSessionDraft = z.output<typeof BundleSessionDraft>;
