import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { limitMessages } from '../send-message.ts';
import { sendProof } from '../send-proof.ts';
import { sessionsTarget, findSessionsMessageContext } from './message-sessions.ts';

export async function testSessionsMessage(call: Call<typeof api.testSessionsMessage>) {
  const { db, params, body, caller } = call;
  await limitMessages(call, 'message-test');
  const writing = await findSessionsMessageContext(call, sessionsTarget(params, body));
  return unaudited({ message: { to: await sendProof(db, writing, { texts: body, user: caller.user }) } });
}
