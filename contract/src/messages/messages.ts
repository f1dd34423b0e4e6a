import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { Message, MessageAudience, messageDraft, MessagePreview } from './message.ts';
import { messageLabels as labels } from './messages.labels.ts';

const ACTIVITY = '/v1/admin/organizations/:organizationId/activities/:activityId';
const TO_SESSION = `${ACTIVITY}/sessions/:sessionId/message` as const;
const TO_BUNDLE = `${ACTIVITY}/bundles/:bundleId/message` as const;
const TO_ACTIVITY = `${ACTIVITY}/participants/message` as const;

const permission = 'manage-participants';
const scope = 'organization';
const listQuery = pageQuery({ sort: ['created_at'], order: 'desc' });

const sent = { message: Message };
const shown = { preview: MessagePreview };
const tested = { message: z.strictObject({ to: z.string() }) };

/** One mail for every address, each by itself, answers to the organisation (D1.5). Nobody to send it to is 422. */
export const messageSession = endpoint({
  name: 'messageSession',
  method: 'POST',
  path: TO_SESSION,
  permission,
  scope,
  body: messageDraft('session'),
  reply: sent,
  status: 202,
  labels,
});

/** How many it would reach and as whom the text can be shown. Writes nothing. */
export const previewSessionMessage = endpoint({
  name: 'previewSessionMessage',
  method: 'POST',
  path: `${TO_SESSION}/preview`,
  permission,
  scope,
  body: MessageAudience,
  reply: shown,
  status: 200,
  labels,
});

/** To the sender alone, as the first recipient would read it. */
export const testSessionMessage = endpoint({
  name: 'testSessionMessage',
  method: 'POST',
  path: `${TO_SESSION}/test`,
  permission,
  scope,
  body: messageDraft('session'),
  reply: tested,
  status: 202,
  labels,
});

/** What was sent to the session, the last one first. */
export const listSessionMessages = endpoint({
  name: 'listSessionMessages',
  method: 'GET',
  path: `${ACTIVITY}/sessions/:sessionId/messages`,
  permission,
  scope,
  query: listQuery,
  reply: pageOf('messages', Message),
  labels,
});

export const messageBundle = endpoint({
  name: 'messageBundle',
  method: 'POST',
  path: TO_BUNDLE,
  permission,
  scope,
  body: messageDraft('bundle'),
  reply: sent,
  status: 202,
  labels,
});

export const previewBundleMessage = endpoint({
  name: 'previewBundleMessage',
  method: 'POST',
  path: `${TO_BUNDLE}/preview`,
  permission,
  scope,
  body: MessageAudience,
  reply: shown,
  status: 200,
  labels,
});

export const testBundleMessage = endpoint({
  name: 'testBundleMessage',
  method: 'POST',
  path: `${TO_BUNDLE}/test`,
  permission,
  scope,
  body: messageDraft('bundle'),
  reply: tested,
  status: 202,
  labels,
});

export const listBundleMessages = endpoint({
  name: 'listBundleMessages',
  method: 'GET',
  path: `${ACTIVITY}/bundles/:bundleId/messages`,
  permission,
  scope,
  query: listQuery,
  reply: pageOf('messages', Message),
  labels,
});

/** To everybody who comes to a session that has not begun (D1.4). */
export const messageActivity = endpoint({
  name: 'messageActivity',
  method: 'POST',
  path: TO_ACTIVITY,
  permission,
  scope,
  body: messageDraft('activity'),
  reply: sent,
  status: 202,
  labels,
});

export const previewActivityMessage = endpoint({
  name: 'previewActivityMessage',
  method: 'POST',
  path: `${TO_ACTIVITY}/preview`,
  permission,
  scope,
  body: MessageAudience,
  reply: shown,
  status: 200,
  labels,
});

export const testActivityMessage = endpoint({
  name: 'testActivityMessage',
  method: 'POST',
  path: `${TO_ACTIVITY}/test`,
  permission,
  scope,
  body: messageDraft('activity'),
  reply: tested,
  status: 202,
  labels,
});

/** What was sent to all of the activity; messages to one session or bundle stand there. */
export const listActivityMessages = endpoint({
  name: 'listActivityMessages',
  method: 'GET',
  path: `${ACTIVITY}/participants/messages`,
  permission,
  scope,
  query: listQuery,
  reply: pageOf('messages', Message),
  labels,
});
