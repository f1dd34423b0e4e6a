import type * as api from '@move/contract/purchases/buyer-messages.ts';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { limitMessages, sendProof } from '../../messages/public.ts';
import { findBuyersMessageContext } from './contact-buyers.ts';

export async function testBuyersMessage(call: Call<typeof api.testBuyersMessage>) {
  const { db, body, caller } = call;
  await limitMessages(call, 'message-test');
  const writing = await findBuyersMessageContext(call, body.purchase_ids);
  return unaudited({ message: { to: await sendProof(db, writing, { texts: body, user: caller.user }) } });
}
