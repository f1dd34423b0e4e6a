import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { previewMessage } from '../queue-message.ts';
import { session } from '../message-scope.ts';

export function previewSessionMessage(call: Call<typeof api.previewSessionMessage>) {
  return previewMessage(call, session(call.params));
}
