import type * as api from '@move/contract/purchases/purchases.ts';
import { gate } from '@move/domain/access/gate.ts';
import { COUNTER_BUYER } from '@move/domain/orders/buyers/counter-buyer.ts';
import { personSubject } from '../../platform/audit/person-subject.ts';
import { assertMoneyAbility } from '../../platform/auth/assert-money-ability.ts';
import { forbidden } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { notifyContacts } from '../contacts/public.ts';
import { mailBuyer } from './messages/purchase-mails.ts';
import { auditedPurchase } from './purchase-record.ts';
import { findPurchase } from './purchases.queries.ts';
import { sellProduct } from './sell-product.ts';

export async function createPurchase(call: Call<typeof api.createPurchase>) {
  const { db, body, params, applicationId, caller, now, config } = call;
  if (body.override_age === true && !gate(caller).can('override-limits')) throw forbidden();
  if (body.is_paid === true) await assertMoneyAbility('manage-finances', { db, caller, ...params });
  const { email = null, locale = 'nl', quantity } = body;
  const first_name = body.first_name ?? COUNTER_BUYER.first_name;
  const last_name = body.last_name ?? COUNTER_BUYER.last_name;
  const purchaseId = await sellProduct(db, {
    ...params,
    applicationId,
    buyer: { first_name, last_name, email, locale },
    date_of_birth: body.date_of_birth ?? null,
    quantity,
    answers: body.answers,
    payment: body.payment_type,
    isPaid: body.is_paid ?? false,
    shown: body.price_in_cents === undefined ? undefined : { priceInCents: body.price_in_cents, locale: call.locale },
    by: caller,
    overrideAge: body.override_age ?? false,
    now,
  });
  const purchase = await findPurchase(db, { ...params, purchaseId }, now);
  if (body.notify !== false) await mailBuyer(db, { ...params, purchaseId }, { kind: 'bought' });
  await notifyContacts(db, {
    ...params,
    offer: { type: 'product', id: params.productId },
    about: { orders: [purchase.order_id] },
    by: caller.user.id,
    appUrl: config.appUrl,
  });
  const after = { ...auditedPurchase(purchase), ...(body.override_age === true && { override_age: true }) };
  return changed({ purchase }, { subject: personSubject('purchases', purchase), after });
}
