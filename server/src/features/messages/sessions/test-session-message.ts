import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { testMessage } from '../queue-message.ts';
import { session } from '../message-scope.ts';

export function testSessionMessage(call: Call<typeof api.testSessionMessage>) {
  return testMessage(call, session(call.params));
}
