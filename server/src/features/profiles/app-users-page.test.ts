import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HTTPMethods } from 'fastify';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { checkoutWorld } from '../../testing/money/checkout-world.ts';
import { seedCoupon, seedWallet } from '../wallets/wallets.seed.ts';

// runs the examples of docs/integrations.md
const page = readFileSync(fileURLToPath(new URL('../../../../docs/integrations.md', import.meta.url)), 'utf8');
const part = page.slice(page.indexOf('## App users'), page.indexOf('### Notifications'));
const blocks = [...part.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) => text);
const commands = blocks.flatMap((block) => block.split(/\n(?=curl )/));

const { app, appPool, tenants, book, paidSession } = await checkoutWorld();

/** Sends a curl command as a request, with values for its variables. Leaves out the comment below the command, which is the reply. */
async function run(command: string, values: Readonly<Record<string, string | number>>) {
  const filled = command
    .replaceAll(/'"\$([A-Z]+)"'|\$([A-Z]+)/g, (all, quoted?: string, plain?: string) =>
      String(values[quoted ?? plain ?? ''] ?? all),
    )
    .replace(/\n#.*/s, '');
  const body = /-d '([\s\S]*?)'/.exec(filled)?.[1];
  const authorization = /"Authorization: (.*?)"/.exec(filled)?.[1];
  const response = await app.inject({
    method: (/-X ([A-Z]+)/.exec(filled)?.[1] ?? (body === undefined ? 'GET' : 'POST')) as HTTPMethods,
    url: /\$MOVE(\/[^"\s]*)/.exec(filled)?.[1] ?? '',
    headers: {
      'x-application-id': String(tenants.application),
      ...(authorization ? { authorization } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
}
const commented = (command: string) => JSON.parse(/^# (\{.*\})$/m.exec(command)?.[1] ?? '');

test('the commands of docs/integrations.md log in, redeem, pay with moves, list and log out', async () => {
  const WALLET = await asSystem(appPool, async (db) => {
    const wallet_id = await seedWallet(db, { name: 'Zomerpas', slug: 'pas', application_ids: [tenants.application] });
    await seedCoupon(db, { wallet_id, code: 'ZOMER-2027', value: 25 });
    return wallet_id;
  });
  const session = await paidSession();
  const [ask = '', logIn = '', redeem = '', own = '', offer = '', bookPaid = '', open = '', pay = '', ...rest] =
    commands;
  const [list = '', logOut = '', ...more] = rest;
  expect(more).toEqual([]);
  expect(await run(ask, {})).toEqual({ status: 204, body: null });
  const { rows } = await appPool.query<{ code: string }>(
    "select substring(body_text from '\\d{6}') as code from mails",
  );
  const login = await run(logIn, { CODE: rows[0]?.code ?? '' });
  expect([login.status, Object.keys(login.body)]).toEqual([201, ['profile_token', 'profile']]);
  const values = { TOKEN: login.body.profile_token, SESSION: session.sessionId, WALLET };
  const redeemed = await run(redeem, values);
  const shown = commented(redeem);
  expect(redeemed).toEqual({ status: 200, body: { ...shown, wallet: { ...shown.wallet, id: WALLET } } });
  expect((await run(own, values)).body.wallets).toEqual([{ id: WALLET, name: 'Zomerpas', balance: 25 }]);
  const [wallet] = commented(offer).wallets;
  expect((await run(offer, values)).body).toEqual({ wallets: [{ ...wallet, id: WALLET }] });
  const booked = await run(bookPaid, values);
  expect([booked.status, booked.body.booking?.status]).toEqual([201, 'paid']);
  const { body } = await book(await paidSession({}, 1_150));
  const later = { ...values, ORDER: body.booking?.token ?? '' };
  expect((await run(open, later)).body.wallets).toMatchObject([{ price_in_moves: 12, can_pay: true }]);
  expect(await run(pay, later)).toMatchObject({ status: 201, body: { balance: 0, booking: { status: 'paid' } } });
  expect((await run(pay, later)).status).toBe(409);
  expect((await run(list, values)).body.bookings).toMatchObject([{ status: 'paid' }]);
  expect(await run(logOut, values)).toEqual({ status: 204, body: null });
  expect((await run(list, values)).status).toBe(401);
});
