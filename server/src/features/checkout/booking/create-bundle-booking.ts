import type * as api from '@move/contract/checkout/checkout.ts';
import type { Call } from '../../../platform/http/route.ts';
import { bookOffer } from './book-offer.ts';

export function createBundleBooking(call: Call<typeof api.createBundleBooking>) {
  return bookOffer(call, { kind: 'bundle', id: call.params.bundleId });
}
