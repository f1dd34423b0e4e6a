import { OCCURRENCES_MAX } from '@move/domain/sessions/repetition/recurrence.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id, WallTime } from '../kit/fields.ts';
import { PreviewDate } from './session-preview.ts';
import { sessionLabels } from './sessions.labels.ts';

/** As many sessions as the longest series. */
export const MOVED_SESSIONS_MAX = OCCURRENCES_MAX;

/** At most a year earlier or later. */
export const MOVED_DAYS_MAX = 366;

/**
 * What moving several sessions of an organisation would do, earliest first; each is then moved by `updateSession`. Writes nothing. Two of
 * the sessions overlap when they are at the same time, and at one location or of one activity that has a trainer.
 */
export const previewSessionMoves = endpoint({
  name: 'previewSessionMoves',
  method: 'POST',
  path: '/v1/admin/organizations/:organizationId/sessions/moves/preview',
  permission: 'edit-activity',
  scope: 'organization',
  body: z.object({
    session_ids: z.array(Id).min(1).max(MOVED_SESSIONS_MAX),
    days: z.int().min(-MOVED_DAYS_MAX).max(MOVED_DAYS_MAX),
    /** Null: each session keeps its start time. */
    start_time: WallTime.nullable(),
    /** Null: each session keeps its length. */
    end_time: WallTime.nullable(),
  }),
  reply: { dates: z.array(PreviewDate) },
  status: 200,
  labels: sessionLabels,
});
