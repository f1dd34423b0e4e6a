import {
  listActivityMessages,
  listBundleMessages,
  listSessionMessages,
  messageActivity,
  messageBundle,
  messageSession,
  previewActivityMessage,
  previewBundleMessage,
  previewSessionMessage,
  testActivityMessage,
  testBundleMessage,
  testSessionMessage,
} from '@move/contract/messages/messages.ts';

/** To whose people one writes: those of one session, one bundle, or all that an activity still plans. */
export type MessagePlace = {
  kind: 'session' | 'bundle' | 'activity';
  organizationId: number;
  activityId: number;
  /** Of the session or the bundle; of an activity its own. */
  id: number;
};

const session = {
  send: messageSession,
  preview: previewSessionMessage,
  test: testSessionMessage,
  list: listSessionMessages,
};
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

/** The calls of a place; all three take and answer the same, but for their path, which is why they pass for one. */
export function callsOf({ kind, organizationId, activityId, id }: MessagePlace) {
  const params = {
    organizationId,
    activityId,
    ...(kind === 'session' && { sessionId: id }),
    ...(kind === 'bundle' && { bundleId: id }),
  };
  const calls = { session, bundle, activity }[kind] as typeof session;
  return { ...calls, params: params as { organizationId: number; activityId: number; sessionId: number } };
}

export const messageReads = [listSessionMessages, listBundleMessages, listActivityMessages];
