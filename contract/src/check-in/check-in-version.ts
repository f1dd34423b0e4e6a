import { endpoint } from '../kit/endpoint.ts';
import { ListVersion } from '../kit/fields.ts';

const PATH = '/v1/admin/organizations/:organizationId/activities/:activityId/sessions/:sessionId/check-in/version';

/** The version of the list: it differs once anything in the list has changed. Polled every second or so while the list is on a screen. */
export const getCheckInVersion = endpoint({
  name: 'getCheckInVersion',
  method: 'GET',
  path: PATH,
  permission: 'manage-participants',
  scope: 'organization',
  reply: { version: ListVersion },
});
