import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { testMessage } from '../queue-message.ts';
import { bundleTarget } from '../message-target.ts';

export function testBundleMessage(call: Call<typeof api.testBundleMessage>) {
  return testMessage(call, bundleTarget(call.params));
}
