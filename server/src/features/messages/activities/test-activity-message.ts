import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { testMessage } from '../queue-message.ts';
import { activityTarget } from '../message-target.ts';

export function testActivityMessage(call: Call<typeof api.testActivityMessage>) {
  return testMessage(call, activityTarget(call.params));
}
