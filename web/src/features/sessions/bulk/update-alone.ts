import type { BodyInputOf, ReplyOf } from '@move/contract/kit/endpoint.ts';
import { type SessionRow, updateSession } from '@move/contract/sessions/sessions.ts';
import { api } from '../../../platform/api/api.ts';

export type SessionUpdate = Omit<BodyInputOf<typeof updateSession>, 'scope' | 'updated_at'>;

/** Updates one session, not the others of its series. The server refuses when the session was changed after the row was read. */
export function updateAlone(
  { id, organization, activity, updated_at }: Pick<SessionRow, 'id' | 'organization' | 'activity' | 'updated_at'>,
  change: SessionUpdate,
): Promise<ReplyOf<typeof updateSession>> {
  const params = { organizationId: organization.id, activityId: activity.id, sessionId: id };
  return api(updateSession, { params, body: { scope: 'this', ...change, updated_at } });
}
