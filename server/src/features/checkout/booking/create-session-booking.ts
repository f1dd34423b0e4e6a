import type * as api from '@move/contract/checkout/checkout.ts';
import type { Call } from '../../../platform/http/route.ts';
import { bookOffer } from './book-offer.ts';

export function createSessionBooking(call: Call<typeof api.createSessionBooking>) {
  return bookOffer(call, { kind: 'session', id: call.params.sessionId });
}
