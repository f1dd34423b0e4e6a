import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { previewMessage } from '../queue-message.ts';
import { activityTarget } from '../message-target.ts';

export function previewActivityMessage(call: Call<typeof api.previewActivityMessage>) {
  return previewMessage(call, activityTarget(call.params));
}
