import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { queueMessage } from '../queue-message.ts';
import { activityTarget } from '../message-target.ts';

export function messageActivity(call: Call<typeof api.messageActivity>) {
  return queueMessage(call, activityTarget(call.params));
}
