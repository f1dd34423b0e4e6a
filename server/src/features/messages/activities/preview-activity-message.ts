import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { previewMessage } from '../queue-message.ts';
import { activity } from '../message-scope.ts';

export function previewActivityMessage(call: Call<typeof api.previewActivityMessage>) {
  return previewMessage(call, activity(call.params));
}
