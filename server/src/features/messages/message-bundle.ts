import type * as api from '@move/contract/messages/messages.ts';
import type { Call } from '../../platform/http/route.ts';
import { messagePlace } from './message-place.ts';
import { bundle } from './message-scope.ts';

export function messageBundle(call: Call<typeof api.messageBundle>) {
  return messagePlace(call, bundle(call.params));
}
