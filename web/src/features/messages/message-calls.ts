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

/** The people who get a message: those of a session, of a bundle or of all planned sessions of an activity, or the buyers of a product. */
export type MessageScope = {
  organizationId: number;
  /** The id of the session, bundle, activity or product. */
  id: number;
} & ({ kind: 'session' | 'bundle' | 'activity'; activityId: number } | { kind: 'product' });

/** The people of several sessions. Each organisation sends one message, and each person gets it once. */
export type SessionsScope = { kind: 'sessions'; organizations: readonly ChosenOrganization[] };
type ChosenOrganization = { id: number; name: string; sessionIds: readonly number[] };

/** One call that sends the message: its parameters, besides the text and the audience. */
export type MessageTarget = {
  /** The name of the organisation, if there are several. */
  name?: string;
  params: { organizationId: number; activityId: number; sessionId: number };
  extra: { session_ids?: number[] };
};

const session = {
  send: messageSession,
  preview: previewSessionMessage,
  test: testSessionMessage,
  list: listSessionMessages,
};
// without `list`: sent messages are listed per activity
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
export function messageCalls({ kind }: Pick<MessageScope | SessionsScope, 'kind'>) {
  return { session, sessions, bundle, activity, product }[kind] as unknown as typeof session;
}

/** The calls that send a message to the scope: one, or one for each organisation of the sessions. */
export function targetsOf(scope: MessageScope | SessionsScope): MessageTarget[] {
  if (scope.kind !== 'sessions') return [{ params: paramsOf(scope), extra: {} }];
  return scope.organizations.map(({ id, name, sessionIds }) => ({
    name,
    params: { organizationId: id } as MessageTarget['params'],
    extra: { session_ids: [...sessionIds] },
  }));
}

export function paramsOf(scope: MessageScope): MessageTarget['params'] {
  const { kind, organizationId } = scope;
  const params = {
    organizationId,
    ...('activityId' in scope && { activityId: scope.activityId }),
    ...(kind === 'session' && { sessionId: scope.id }),
    ...(kind === 'bundle' && { bundleId: scope.id }),
    ...(kind === 'product' && { productId: scope.id }),
  };
  return params as MessageTarget['params'];
}

export const messageReads = [listSessionMessages, listBundleMessages, listActivityMessages, listBuyersMessages];
