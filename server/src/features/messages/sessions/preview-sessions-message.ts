import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { countOthers } from '../audience.queries.ts';
import { limitMessages } from '../send-message.ts';
import { previewOf } from '../send-proof.ts';
import { sessionsTarget, findSessionsMessageContext } from './message-sessions.ts';

export async function previewSessionsMessage(call: Call<typeof api.previewSessionsMessage>) {
  await limitMessages(call, 'message-preview');
  const target = sessionsTarget(call.params, call.body);
  const writing = await findSessionsMessageContext(call, target);
  return unaudited({ preview: previewOf(writing, await countOthers(call.db, target, call.body)) });
}
