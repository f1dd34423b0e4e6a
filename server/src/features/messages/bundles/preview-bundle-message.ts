import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { previewMessage } from '../queue-message.ts';
import { bundleTarget } from '../message-target.ts';

export function previewBundleMessage(call: Call<typeof api.previewBundleMessage>) {
  return previewMessage(call, bundleTarget(call.params));
}
