import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedCoupon, seedWallet } from '../wallets/wallets.seed.ts';

// docs/integrations.md: what it shows works as it stands
const page = readFileSync(fileURLToPath(new URL('../../../../docs/integrations.md', import.meta.url)), 'utf8');
const part = page.slice(page.indexOf('## App users'));
const commands = [...part.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) => text);

const { app, appPool, tenants } = await testApp();

/** A command as a request, with the values of its variables. */
async function run(command: string, values: Readonly<Record<string, string>>) {
  const [line = ''] = command.replaceAll('\\\n', ' ').split('\n');
  const filled = line.replaceAll(`'"$CODE"'`, values['CODE'] ?? '').replace('$TOKEN', values['TOKEN'] ?? '');
  const body = /-d '(.*?)'/.exec(filled)?.[1];
  const authorization = /"Authorization: (.*?)"/.exec(filled)?.[1];
  const response = await app.inject({
    method: filled.includes('-X POST') ? 'POST' : 'GET',
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

test('the commands of the page mail a code, log in, redeem and list', async () => {
  await asSystem(appPool, async (db) => {
    const wallet_id = await seedWallet(db, { name: 'Zomerpas', slug: 'pas', application_ids: [tenants.application] });
    await seedCoupon(db, { wallet_id, code: 'ZOMER-2027', value: 25 });
  });
  const [ask = '', logIn = '', redeem = '', list = '', ...more] = commands;
  expect(more).toEqual([]);
  expect(await run(ask, {})).toEqual({ status: 204, body: null });
  const { rows } = await appPool.query<{ code: string }>(
    "select substring(body_text from '\\d{6}') as code from mails",
  );
  const login = await run(logIn, { CODE: rows[0]?.code ?? '' });
  expect([login.status, Object.keys(login.body)]).toEqual([201, ['profile_token', 'profile']]);
  const TOKEN = login.body.profile_token;
  const redeemed = await run(redeem, { TOKEN });
  const shown = JSON.parse(/^# (\{.*\})$/m.exec(redeem)?.[1] ?? '');
  expect(redeemed).toEqual({ status: 200, body: { ...shown, wallet: { ...shown.wallet, id: expect.any(Number) } } });
  expect(await run(list, { TOKEN })).toMatchObject({ status: 200, body: { bookings: [] } });
});
