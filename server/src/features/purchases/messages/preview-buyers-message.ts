import type * as api from '@move/contract/purchases/buyer-messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { limitMessages, previewOf } from '../../messages/public.ts';
import { findBuyersMessageContext } from './contact-buyers.ts';

/** Counts the recipients, and shows the text as the first recipient reads it. Products have no waiting list. */
export async function previewBuyersMessage(call: Call<typeof api.previewBuyersMessage>) {
  await limitMessages(call, 'message-preview');
  return unaudited({
    preview: previewOf(await findBuyersMessageContext(call, call.body.purchase_ids), { waiting: 0, signed_out: 0 }),
  });
}
