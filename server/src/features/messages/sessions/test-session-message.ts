import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { testMessage } from '../queue-message.ts';
import { sessionTarget } from '../message-target.ts';

export function testSessionMessage(call: Call<typeof api.testSessionMessage>) {
  return testMessage(call, sessionTarget(call.params));
}
