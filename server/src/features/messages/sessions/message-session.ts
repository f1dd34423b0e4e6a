import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { queueMessage } from '../queue-message.ts';
import { sessionTarget } from '../message-target.ts';

export function messageSession(call: Call<typeof api.messageSession>) {
  return queueMessage(call, sessionTarget(call.params));
}
