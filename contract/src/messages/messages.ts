import { z } from 'zod';
import { permissionAt } from '../bundles/bundle-permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Count } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import {
  Message,
  MessageAudience,
  messageDraft,
  MessagePreview,
  MessageProof,
  SessionsAudience,
  SessionsMessage,
} from './message.ts';
import { messageLabels as labels } from './messages.labels.ts';

const ACTIVITY = '/v1/admin/organizations/:organizationId/activities/:activityId';
const TO_SESSION = `${ACTIVITY}/sessions/:sessionId/message` as const;
const TO_SESSIONS = '/v1/admin/organizations/:organizationId/sessions/message';
const TO_BUNDLE = `${ACTIVITY}/bundles/:bundleId/message` as const;
const TO_ACTIVITY = `${ACTIVITY}/participants/message` as const;

const guardOf = (path: string) =>
  ({ permission: permissionAt(path, 'manage-participants'), scope: 'organization', labels }) as const;

/** Mails each address separately, with replies to the organisation. 422 without recipients. */
export const messageSession = endpoint({
  ...guardOf(TO_SESSION),
  name: 'messageSession',
  method: 'POST',
  path: TO_SESSION,
  body: messageDraft('session'),
  reply: { message: Message },
  status: 202,
});

/** Returns how many recipients a message would reach, and a sample recipient for its text. Writes nothing. */
export const previewSessionMessage = endpoint({
  ...guardOf(TO_SESSION),
  name: 'previewSessionMessage',
  method: 'POST',
  path: `${TO_SESSION}/preview`,
  body: MessageAudience,
  reply: { preview: MessagePreview },
  status: 200,
});

/** Mails the sender only, as the first recipient would read it but with the sender's own name. */
export const testSessionMessage = endpoint({
  ...guardOf(TO_SESSION),
  name: 'testSessionMessage',
  method: 'POST',
  path: `${TO_SESSION}/test`,
  body: messageDraft('session'),
  reply: { message: MessageProof },
  status: 202,
});

/** The messages to the session, newest first. */
export const listSessionMessages = endpoint({
  ...guardOf(TO_SESSION),
  name: 'listSessionMessages',
  method: 'GET',
  path: `${TO_SESSION}s`,
  query: pageQuery({ sort: ['created_at'], order: 'desc' }),
  reply: pageOf('messages', Message),
});

/**
 * Mails the people of several sessions of an organisation, each address once. Each activity lists the message, with the number of addresses
 * whose first session is of that activity.
 */
export const messageSessions = endpoint({
  ...guardOf(TO_SESSIONS),
  name: 'messageSessions',
  method: 'POST',
  path: TO_SESSIONS,
  body: SessionsMessage,
  reply: { message: z.strictObject({ recipients: Count }) },
  status: 202,
});

export const previewSessionsMessage = endpoint({
  ...guardOf(TO_SESSIONS),
  name: 'previewSessionsMessage',
  method: 'POST',
  path: `${TO_SESSIONS}/preview`,
  body: SessionsAudience,
  reply: { preview: MessagePreview },
  status: 200,
});

export const testSessionsMessage = endpoint({
  ...guardOf(TO_SESSIONS),
  name: 'testSessionsMessage',
  method: 'POST',
  path: `${TO_SESSIONS}/test`,
  body: SessionsMessage,
  reply: { message: MessageProof },
  status: 202,
});

export const messageBundle = endpoint({
  ...guardOf(TO_BUNDLE),
  name: 'messageBundle',
  method: 'POST',
  path: TO_BUNDLE,
  body: messageDraft('bundle'),
  reply: { message: Message },
  status: 202,
});

export const previewBundleMessage = endpoint({
  ...guardOf(TO_BUNDLE),
  name: 'previewBundleMessage',
  method: 'POST',
  path: `${TO_BUNDLE}/preview`,
  body: MessageAudience,
  reply: { preview: MessagePreview },
  status: 200,
});

export const testBundleMessage = endpoint({
  ...guardOf(TO_BUNDLE),
  name: 'testBundleMessage',
  method: 'POST',
  path: `${TO_BUNDLE}/test`,
  body: messageDraft('bundle'),
  reply: { message: MessageProof },
  status: 202,
});

export const listBundleMessages = endpoint({
  ...guardOf(TO_BUNDLE),
  name: 'listBundleMessages',
  method: 'GET',
  path: `${TO_BUNDLE}s`,
  query: pageQuery({ sort: ['created_at'], order: 'desc' }),
  reply: pageOf('messages', Message),
});

/** Mails the participants of all sessions that have not started. */
export const messageActivity = endpoint({
  ...guardOf(TO_ACTIVITY),
  name: 'messageActivity',
  method: 'POST',
  path: TO_ACTIVITY,
  body: messageDraft('activity'),
  reply: { message: Message },
  status: 202,
});

export const previewActivityMessage = endpoint({
  ...guardOf(TO_ACTIVITY),
  name: 'previewActivityMessage',
  method: 'POST',
  path: `${TO_ACTIVITY}/preview`,
  body: MessageAudience,
  reply: { preview: MessagePreview },
  status: 200,
});

export const testActivityMessage = endpoint({
  ...guardOf(TO_ACTIVITY),
  name: 'testActivityMessage',
  method: 'POST',
  path: `${TO_ACTIVITY}/test`,
  body: messageDraft('activity'),
  reply: { message: MessageProof },
  status: 202,
});

/** The messages to the whole activity, without those to one session or bundle. */
export const listActivityMessages = endpoint({
  ...guardOf(TO_ACTIVITY),
  name: 'listActivityMessages',
  method: 'GET',
  path: `${TO_ACTIVITY}s`,
  query: pageQuery({ sort: ['created_at'], order: 'desc' }),
  reply: pageOf('messages', Message),
});
