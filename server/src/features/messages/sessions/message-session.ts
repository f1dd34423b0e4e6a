import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { queueMessage } from '../queue-message.ts';
import { session } from '../message-scope.ts';

export function messageSession(call: Call<typeof api.messageSession>) {
  return queueMessage(call, session(call.params));
}
