import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { previewMessage } from '../queue-message.ts';
import { sessionTarget } from '../message-target.ts';

export function previewSessionMessage(call: Call<typeof api.previewSessionMessage>) {
  return previewMessage(call, sessionTarget(call.params));
}
