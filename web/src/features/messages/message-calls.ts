import {
  listActivityMessages,
  listBundleMessages,
  listSessionMessages,
  messageActivity,
  messageBundle,
  messageSession,
  messageSessions,
  previewActivityMessage,
  previewBundleMessage,
  previewSessionMessage,
  previewSessionsMessage,
  testActivityMessage,
  testBundleMessage,
  testSessionMessage,
  testSessionsMessage,
} from '@move/contract/messages/messages.ts';
import {
  contactBuyers,
  listBuyersMessages,
  previewBuyersMessage,
  testBuyersMessage,
} from '@move/contract/purchases/buyer-messages.ts';

/**
 * The audience of a message: the people of one session, one bundle, everything that an activity still plans, or the buyers of a product.
 */
export type MessageScope = {
  organizationId: number;
  /** Id of the session, bundle or product; for an activity its own. */
  id: number;
} & ({ kind: 'session' | 'bundle' | 'activity'; activityId: number } | { kind: 'product' });

/** The people of several sessions of an organisation, each once. */
export type SessionsScope = { kind: 'sessions'; organizationId: number; sessionIds: readonly number[] };

const session = {
  send: messageSession,
  preview: previewSessionMessage,
  test: testSessionMessage,
  list: listSessionMessages,
};
// sent messages are kept with each activity
const sessions = { send: messageSessions, preview: previewSessionsMessage, test: testSessionsMessage };
const bundle = {
  send: messageBundle,
  preview: previewBundleMessage,
  test: testBundleMessage,
  list: listBundleMessages,
};
const activity = {
  send: messageActivity,
  preview: previewActivityMessage,
  test: testActivityMessage,
  list: listActivityMessages,
};

const product = {
  send: contactBuyers,
  preview: previewBuyersMessage,
  test: testBuyersMessage,
  list: listBuyersMessages,
};

/** The calls of a scope; they differ only in their path and the name of the ids, so they share a type. */
export function callsOf(scope: MessageScope | SessionsScope) {
  const { kind, organizationId } = scope;
  const params = {
    organizationId,
    ...('activityId' in scope && { activityId: scope.activityId }),
    ...(kind === 'session' && { sessionId: scope.id }),
    ...(kind === 'bundle' && { bundleId: scope.id }),
    ...(kind === 'product' && { productId: scope.id }),
  };
  const calls = { session, sessions, bundle, activity, product }[kind] as unknown as typeof session;
  return { ...calls, params: params as { organizationId: number; activityId: number; sessionId: number } };
}

export const messageReads = [listSessionMessages, listBundleMessages, listActivityMessages, listBuyersMessages];
