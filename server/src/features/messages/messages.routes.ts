import * as api from '@move/contract/messages/messages.ts';
import { route } from '../../platform/http/route.ts';
import { listActivityMessages } from './activities/list-activity-messages.ts';
import { listBundleMessages } from './bundles/list-bundle-messages.ts';
import { listSessionMessages } from './sessions/list-session-messages.ts';
import { messageActivity } from './activities/message-activity.ts';
import { messageBundle } from './bundles/message-bundle.ts';
import { messageSession } from './sessions/message-session.ts';
import { messageSessions } from './sessions/message-sessions.ts';
import { previewActivityMessage } from './activities/preview-activity-message.ts';
import { previewBundleMessage } from './bundles/preview-bundle-message.ts';
import { previewSessionMessage } from './sessions/preview-session-message.ts';
import { previewSessionsMessage } from './sessions/preview-sessions-message.ts';
import { testActivityMessage } from './activities/test-activity-message.ts';
import { testBundleMessage } from './bundles/test-bundle-message.ts';
import { testSessionMessage } from './sessions/test-session-message.ts';
import { testSessionsMessage } from './sessions/test-sessions-message.ts';

export const messageRoutes = [
  route(api.messageSession, messageSession),
  route(api.previewSessionMessage, previewSessionMessage),
  route(api.testSessionMessage, testSessionMessage),
  route(api.listSessionMessages, listSessionMessages),
  route(api.messageSessions, messageSessions),
  route(api.previewSessionsMessage, previewSessionsMessage),
  route(api.testSessionsMessage, testSessionsMessage),
  route(api.messageBundle, messageBundle),
  route(api.previewBundleMessage, previewBundleMessage),
  route(api.testBundleMessage, testBundleMessage),
  route(api.listBundleMessages, listBundleMessages),
  route(api.messageActivity, messageActivity),
  route(api.previewActivityMessage, previewActivityMessage),
  route(api.testActivityMessage, testActivityMessage),
  route(api.listActivityMessages, listActivityMessages),
];
