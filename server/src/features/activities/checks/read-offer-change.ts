import { changedPrice } from '@move/domain/rates/chosen-price.ts';
import { stale } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { assertPaymentUrl } from './assert-payment-url.ts';

type Stored = { updated_at: string; payment_url: string | null };
type Body = {
  updated_at?: string | undefined;
  payment_url?: string | null | undefined;
  rate_id?: number | null | undefined;
  price_open?: boolean | undefined;
};

/**
 * Returns the sent fields of an activity or product as they are stored; `rate_id` and `price_open` are both set when one is sent. Throws
 * 409 for an older version of the record, 403 for another payment page during impersonation.
 */
export function readOfferChange<Sent extends Body>(caller: Caller, before: Stored, body: Sent) {
  const { updated_at, ...sent } = { ...body, ...changedPrice(body) };
  if (updated_at !== undefined && updated_at !== before.updated_at) throw stale();
  assertPaymentUrl(caller, { before, sent: body });
  return sent;
}
