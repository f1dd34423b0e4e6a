import type { MessageKind } from '@move/domain/messages/variables.ts';
import { permissionAt } from '../bundles/bundle-permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { Message, MessageAudience, messageDraft, MessagePreview, MessageProof } from './message.ts';
import { messageLabels as labels } from './messages.labels.ts';

const ACTIVITY = '/v1/admin/organizations/:organizationId/activities/:activityId';
const TO_SESSION = `${ACTIVITY}/sessions/:sessionId/message` as const;
const TO_BUNDLE = `${ACTIVITY}/bundles/:bundleId/message` as const;
const TO_ACTIVITY = `${ACTIVITY}/participants/message` as const;

const guardOf = (path: string) =>
  ({ permission: permissionAt(path, 'manage-participants'), scope: 'organization', labels }) as const;

// Sessions, bundles and activities are written to in the same four calls.

const sending = <const Path extends string>(name: string, path: Path, kind: MessageKind) =>
  endpoint({
    ...guardOf(path),
    name,
    method: 'POST',
    path,
    body: messageDraft(kind),
    reply: { message: Message },
    status: 202,
  });

const previewing = <const Path extends string>(name: string, path: Path) =>
  endpoint({
    ...guardOf(path),
    name,
    method: 'POST',
    path: `${path}/preview`,
    body: MessageAudience,
    reply: { preview: MessagePreview },
    status: 200,
  });

const testing = <const Path extends string>(name: string, path: Path, kind: MessageKind) =>
  endpoint({
    ...guardOf(path),
    name,
    method: 'POST',
    path: `${path}/test`,
    body: messageDraft(kind),
    reply: { message: MessageProof },
    status: 202,
  });

const listing = <const Path extends string>(name: string, path: Path) =>
  endpoint({
    ...guardOf(path),
    name,
    method: 'GET',
    path: `${path}s`,
    query: pageQuery({ sort: ['created_at'], order: 'desc' }),
    reply: pageOf('messages', Message),
  });

/** One mail for every address, each by itself, answers to the organisation (D1.5). Nobody to send it to is 422. */
export const messageSession = sending('messageSession', TO_SESSION, 'session');
/** How many it would reach and as whom the text can be shown. Writes nothing. */
export const previewSessionMessage = previewing('previewSessionMessage', TO_SESSION);
/** To the sender alone, as the first recipient would read it. */
export const testSessionMessage = testing('testSessionMessage', TO_SESSION, 'session');
/** What was sent to the session, the last one first. */
export const listSessionMessages = listing('listSessionMessages', TO_SESSION);

export const messageBundle = sending('messageBundle', TO_BUNDLE, 'bundle');
export const previewBundleMessage = previewing('previewBundleMessage', TO_BUNDLE);
export const testBundleMessage = testing('testBundleMessage', TO_BUNDLE, 'bundle');
export const listBundleMessages = listing('listBundleMessages', TO_BUNDLE);

/** To everybody who comes to a session that has not begun (D1.4). */
export const messageActivity = sending('messageActivity', TO_ACTIVITY, 'activity');
export const previewActivityMessage = previewing('previewActivityMessage', TO_ACTIVITY);
export const testActivityMessage = testing('testActivityMessage', TO_ACTIVITY, 'activity');
/** What was sent to all of the activity; messages to one session or bundle stand there. */
export const listActivityMessages = listing('listActivityMessages', TO_ACTIVITY);
