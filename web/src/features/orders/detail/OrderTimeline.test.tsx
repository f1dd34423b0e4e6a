import type { Order } from '@move/contract/orders/order.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

const mailOf = (status: 'sent' | 'failed') => ({
  kind: 'mail',
  at: '2026-11-24T08:30:00Z',
  by: null,
  acting: null,
  amount_in_cents: null,
  moves: null,
  reason: null,
  mail: { kind: 'booked', to: `${status}@post.example`, status },
});

test('a mail that was not sent has another colour than a mail that was', async () => {
  const order = { timeline: [mailOf('sent'), mailOf('failed')] } as unknown as Order;
  await renderScreen(<OrderTimeline order={order} />);
  const colourOf = (text: string) => getComputedStyle(page.getByText(text).element()).color;
  await expect.element(page.getByText('niet verstuurd')).toBeVisible();
  expect(colourOf('failed@post.example')).not.toBe(colourOf('sent@post.example'));
});
