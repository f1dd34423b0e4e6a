import { countOccurrences } from '@move/domain/sessions/repetition/occurrence-count.ts';
import { GRID_ROWS_MAX } from '@move/domain/sessions/planning-limits.ts';
import { OCCURRENCES_MAX } from '@move/domain/sessions/repetition/recurrence.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/fields.ts';
import { report } from '../kit/report.ts';
import { SessionDraft } from './session-drafts.ts';
import { PreviewDate } from './session-preview.ts';
import { sessionLabels } from './sessions.labels.ts';

/** The rows of a grid. All rows together may not plan more sessions than a series may have; this is checked before any is planned. */
export const SessionDrafts = z
  .array(SessionDraft)
  .max(GRID_ROWS_MAX)
  .check((ctx) => {
    let total = 0;
    for (const { start_date, repetition } of ctx.value) {
      total += repetition ? countOccurrences(start_date, repetition).count : 1;
      if (total <= OCCURRENCES_MAX) continue;
      return report(ctx, [{ path: [], key: 'sessions.many', params: { max: OCCURRENCES_MAX } }]);
    }
  });

/** The rows of a grid: all of them are planned, or none. */
export const SessionGrid = z.object({ sessions: SessionDrafts.min(1) });
export type SessionGrid = z.output<typeof SessionGrid>;

const PATH = '/v1/admin/organizations/:organizationId/activities/:activityId/sessions/grid';

/** Plans the rows of a grid as sessions of the activity: all of them, or none. Errors are on fields such as `sessions.3.end_time`. */
export const planSessions = endpoint({
  name: 'planSessions',
  method: 'POST',
  path: PATH,
  permission: 'edit-activity',
  scope: 'organization',
  body: SessionGrid,
  reply: { session_ids: z.array(Id) },
  labels: sessionLabels,
});

/**
 * What clock changes, holidays and other sessions do to the rows, before any is planned; writes nothing. A row overlaps when it starts
 * before another row has ended at the same location, or at any location when the activity has a trainer.
 */
export const previewGrid = endpoint({
  name: 'previewGrid',
  method: 'POST',
  path: `${PATH}/preview`,
  permission: 'edit-activity',
  scope: 'organization',
  body: SessionGrid,
  /** In the order of the rows; a row that repeats has all its days. */
  reply: { rows: z.array(z.array(PreviewDate)) },
  status: 200,
  labels: sessionLabels,
});
