import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { checkoutWorld } from '../../testing/money/checkout-world.ts';
import { seedProduct } from '../products/products.seed.ts';

// runs the examples of docs/integrations.md
const page = readFileSync(fileURLToPath(new URL('../../../../docs/integrations.md', import.meta.url)), 'utf8');
const booking = page.slice(page.indexOf('## Booking'), page.indexOf('## App users'));
const blocks = [...booking.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) => text);
const commands = blocks.flatMap((block) => block.split(/\n(?=curl )/));

const { app, openSession, appPool, organizationId, tenants } = await checkoutWorld();

/** Turns a curl command into a request: its address, and the body in single quotes. */
async function run(command: string, values: Readonly<Record<string, string | number>>) {
  const url = /\$MOVE(\/[^"\s]*)/.exec(command)?.[1] ?? '';
  const body = /-d '([\s\S]*?)'/.exec(command)?.[1];
  const path = url.replaceAll(/\$([A-Z]+)/g, (_all, name: string) => String(values[name] ?? ''));
  const response = await app.inject({
    method: command.includes('-X POST') ? 'POST' : 'GET',
    url: path,
    headers: { 'x-application-id': String(tenants.application), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { path, status: response.statusCode, body: response.json() };
}

test('the commands of the page book, join the waiting list, show and cancel', async () => {
  const session = await openSession({ spots: 2 }, { has_waitlist: true });
  const PRODUCT = await asSystem(appPool, (db) =>
    seedProduct(db, { organization_id: organizationId, name: 'Badmuts', concept: false }),
  );
  const values: Record<string, string | number> = { SESSION: session.sessionId, PRODUCT };
  const replies: { path: string; status: number }[] = [];
  for (const command of commands) {
    const reply = await run(command, values);
    replies.push({ path: reply.path.split('?')[0] ?? '', status: reply.status });
    if (reply.body.booking?.token) values['TOKEN'] ??= reply.body.booking.token;
  }
  const [booked, bookings] = ['/v1/public/sessions/$/bookings', `/v1/public/bookings/${values['TOKEN']}`];
  expect(replies.map(({ path, status }) => [path.replace(/\/\d+(?=\/|$)/, '/$'), status])).toEqual([
    ['/v1/public/offers', 200],
    ['/v1/public/offers/session/$', 200],
    ['/v1/public/offers/session/$', 200],
    [booked, 201],
    ['/v1/public/products/$/purchases', 201],
    [booked, 201],
    [bookings, 200],
    [`${bookings}/cancel`, 200],
    [`${bookings}/cancel`, 200],
  ]);
});
