import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { testMessage } from '../queue-message.ts';
import { activity } from '../message-scope.ts';

export function testActivityMessage(call: Call<typeof api.testActivityMessage>) {
  return testMessage(call, activity(call.params));
}
