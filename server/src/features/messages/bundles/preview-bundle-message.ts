import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { previewMessage } from '../queue-message.ts';
import { bundle } from '../message-scope.ts';

export function previewBundleMessage(call: Call<typeof api.previewBundleMessage>) {
  return previewMessage(call, bundle(call.params));
}
