import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { queueMessage } from '../queue-message.ts';
import { activity } from '../message-scope.ts';

export function messageActivity(call: Call<typeof api.messageActivity>) {
  return queueMessage(call, activity(call.params));
}
