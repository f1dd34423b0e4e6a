import { endpoint } from '../kit/endpoint.ts';
import { ListVersion } from '../kit/fields.ts';

const PATH = '/v1/admin/organizations/:organizationId/activities/:activityId/sessions/:sessionId/check-in/version';

/** Whether anything changed since the list was read: polled every second or so while it is on a screen. */
export const getCheckInVersion = endpoint({
  name: 'getCheckInVersion',
  method: 'GET',
  path: PATH,
  permission: 'manage-participants',
  scope: 'organization',
  reply: { version: ListVersion },
});
