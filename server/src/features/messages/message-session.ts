import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../platform/http/route.ts';
import { messagePlace } from './message-place.ts';
import { session } from './message-scope.ts';

export function messageSession(call: Call<typeof api.messageSession>) {
  return messagePlace(call, session(call.params));
}
