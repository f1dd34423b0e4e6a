import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { queueMessage } from '../queue-message.ts';
import { bundleTarget } from '../message-target.ts';

export function messageBundle(call: Call<typeof api.messageBundle>) {
  return queueMessage(call, bundleTarget(call.params));
}
