import { updateActivity } from '../../contract/src/activities/activities.ts';
import { createSessionBooking } from '../../contract/src/checkout/checkout.ts';
import { createRate } from '../../contract/src/rates/rates.ts';
import { bookingMessages } from '../../web/src/features/checkout/booking.messages.ts';
import { orderDetailMessages } from '../../web/src/features/orders/detail/order-detail.messages.ts';
import { orderMessages } from '../../web/src/features/orders/orders.messages.ts';
import { providerRefundMessages } from '../../web/src/features/orders/refunds/provider-refunds.messages.ts';
import { testPaymentMessages } from '../../web/src/features/payments/test-payment.messages.ts';
import { expect, test } from '../product.ts';
import { SWIMMING_CLUB } from '../screens/demo-organizations.ts';
import { linkFor } from '../screens/mailbox.ts';
import { makeActivity, makeSession } from '../screens/plans.ts';

const STAFF = 'beheer@zwemclub.example';

test('a visitor pays at the second attempt and cancels; staff explain each cent @phone', async ({ product }) => {
  const { page, words, locale } = product;
  const t = words(bookingMessages);
  const provider = words(testPaymentMessages);
  const api = await product.apiOf(STAFF);
  const params = { organizationId: SWIMMING_CLUB };
  const { rate } = await api(createRate, {
    params,
    body: { name: product.ownName('Losse les'), price_in_cents: 1_250, vat_level: 'low' },
  });
  const activity = await makeActivity(api, product.ownName('Aquafit'));
  const session = await makeSession(api, activity);
  const published = {
    concept: false,
    description: 'Bewegen in het water.',
    notes: 'Bij het zwembad.',
    rate_id: rate.id,
    sport_id: 1,
  };
  await api(updateActivity, { params: activity.params, body: { ...published, offer_type: 'sessions' } });
  const email = product.ownEmail('iris');
  const { booking } = await product.publicApi(createSessionBooking, {
    params: { sessionId: session.params.sessionId },
    body: {
      buyer: { first_name: 'Iris', last_name: 'Bakker', email },
      participants: [
        { first_name: 'Iris', last_name: 'Bakker' },
        { first_name: 'Bram', last_name: 'Bakker' },
      ],
      locale,
    },
  });
  const pay = page.getByRole('button', { name: new RegExp(`^${t.pay('.*', t.ideal)}$`) });

  await test.step('the first attempt fails, and the spots stay reserved', async () => {
    await product.load(`/booking?token=${booking?.token}`);
    await expect(page.getByText(booking?.cancellation?.text ?? '')).toBeVisible();
    await product.checkAccessibility('an order to pay');
    await pay.click();
    await expect(page.getByRole('heading', { name: provider.title })).toBeVisible();
    await product.checkAccessibility('the built-in provider');
    await page.getByRole('button', { name: provider.choose.failed }).click();
    await expect(page.getByText(t.notPaid.failed)).toBeVisible();
  });

  await test.step('the second attempt succeeds, and the page shows it automatically', async () => {
    await pay.click();
    await page.getByRole('button', { name: provider.choose.paid, exact: true }).click();
    await expect(page.getByRole('heading', { name: t.titles.booked('Iris') })).toBeVisible();
    await expect(page.getByText(t.facts.paid)).toBeVisible();
  });

  await test.step('one of the two is canceled from the mail', async () => {
    await product.load(await linkFor(product, email, '/booking'));
    await page.getByRole('button', { name: t.cancel.booking }).click();
    await page.getByRole('button', { name: t.cancelOne('Bram') }).click();
    await page.getByRole('button', { name: t.confirm.label }).click();
    await expect(page.getByText(t.states.canceled, { exact: true })).toBeVisible();
    await expect(page.getByText(t.canceled.booking('Bram'))).toBeVisible();
  });

  await test.step('staff find the order, with the completed refund', async () => {
    const detail = words(orderDetailMessages);
    await product.logIn(STAFF);
    await product.open(`/organizations/${SWIMMING_CLUB}/finances?tab=orders`);
    await page.getByPlaceholder(words(orderMessages).search).fill(email);
    await expect(page.getByText(`B-${booking?.number}`)).toBeVisible();
    await page.getByRole('link', { name: 'Iris Bakker' }).click();
    await expect(page.getByRole('heading', { name: detail.title(`B-${booking?.number}`) })).toBeVisible();
    const back = page.getByRole('region', { name: words(providerRefundMessages).title });
    await expect(back.getByText(words(providerRefundMessages).states.done)).toBeVisible();
    const timeline = page.getByRole('region', { name: detail.timeline.title });
    for (const kind of ['ordered', 'payment_failed', 'paid', 'refunded'] as const) {
      await expect(timeline.getByText(detail.timeline.kinds[kind], { exact: true })).toBeVisible();
    }
    await product.checkAccessibility('an order');
  });
});
