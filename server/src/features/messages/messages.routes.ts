import * as api from '@move/contract/messages/messages.ts';
import { sql } from 'kysely';
import { route } from '../../platform/http/route.ts';
import { findPlace, type MessagePlace } from './audience.queries.ts';
import { messagePlace, previewMessage, testMessage } from './message-place.ts';
import { findMessages } from './messages.queries.ts';

type ActivityPath = { organizationId: number; activityId: number };

const session = (params: ActivityPath & { sessionId: number }): MessagePlace => ({ kind: 'session', ...params });
const bundle = (params: ActivityPath & { bundleId: number }): MessagePlace => ({ kind: 'bundle', ...params });
const activity = (params: ActivityPath): MessagePlace => ({ kind: 'activity', ...params });

export const messageRoutes = [
  route(api.messageSession, (call) => messagePlace(call, session(call.params))),
  route(api.previewSessionMessage, (call) => previewMessage(call, session(call.params))),
  route(api.testSessionMessage, (call) => testMessage(call, session(call.params))),
  route(api.listSessionMessages, async ({ db, query, params }) => {
    await findPlace(db, session(params));
    return findMessages(db, query, [sql`messages.session_id = ${params.sessionId}`]);
  }),
  route(api.messageBundle, (call) => messagePlace(call, bundle(call.params))),
  route(api.previewBundleMessage, (call) => previewMessage(call, bundle(call.params))),
  route(api.testBundleMessage, (call) => testMessage(call, bundle(call.params))),
  route(api.listBundleMessages, async ({ db, query, params }) => {
    await findPlace(db, bundle(params));
    return findMessages(db, query, [sql`messages.bundle_id = ${params.bundleId}`]);
  }),
  route(api.messageActivity, (call) => messagePlace(call, activity(call.params))),
  route(api.previewActivityMessage, (call) => previewMessage(call, activity(call.params))),
  route(api.testActivityMessage, (call) => testMessage(call, activity(call.params))),
  route(api.listActivityMessages, async ({ db, query, params }) => {
    await findPlace(db, activity(params));
    const ofAll = sql`messages.session_id is null and messages.bundle_id is null`;
    return findMessages(db, query, [sql`messages.activity_id = ${params.activityId}`, ofAll]);
  }),
];
