import * as api from '@move/contract/messages/messages.ts';
import { route } from '../../platform/http/route.ts';
import { listActivityMessages } from './list-activity-messages.ts';
import { listBundleMessages } from './list-bundle-messages.ts';
import { listSessionMessages } from './list-session-messages.ts';
import { messageActivity } from './message-activity.ts';
import { messageBundle } from './message-bundle.ts';
import { messageSession } from './message-session.ts';
import { previewActivityMessage } from './preview-activity-message.ts';
import { previewBundleMessage } from './preview-bundle-message.ts';
import { previewSessionMessage } from './preview-session-message.ts';
import { testActivityMessage } from './test-activity-message.ts';
import { testBundleMessage } from './test-bundle-message.ts';
import { testSessionMessage } from './test-session-message.ts';

export type ActivityPath = { organizationId: number; activityId: number };

export const messageRoutes = [
  route(api.messageSession, messageSession),
  route(api.previewSessionMessage, previewSessionMessage),
  route(api.testSessionMessage, testSessionMessage),
  route(api.listSessionMessages, listSessionMessages),
  route(api.messageBundle, messageBundle),
  route(api.previewBundleMessage, previewBundleMessage),
  route(api.testBundleMessage, testBundleMessage),
  route(api.listBundleMessages, listBundleMessages),
  route(api.messageActivity, messageActivity),
  route(api.previewActivityMessage, previewActivityMessage),
  route(api.testActivityMessage, testActivityMessage),
  route(api.listActivityMessages, listActivityMessages),
];
