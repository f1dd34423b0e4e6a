import { createPublicPurchase } from '@move/contract/checkout/checkout.ts';
import { cancelBooking } from '@move/contract/checkout/order-page.ts';
import { listBookingWallets, listOfferWallets, listOwnWallets } from '@move/contract/checkout/wallet-payments.ts';
import { createProfileToken, listOwnBookings, removeProfileToken } from '@move/contract/profiles/profiles.ts';
import { erasePersonalData } from '@move/contract/privacy/personal-data.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { buyer, checkoutWorld, visitor, visitors } from '../../../testing/money/checkout-world.ts';
import { type User, walletWorld } from '../../../testing/money/wallet-world.ts';
import { setReview } from '../../../testing/worlds/set-review.ts';
import { seedProduct } from '../../products/products.seed.ts';
import { eraseProfile } from '../../profiles/public.ts';
import { seedRate } from '../../rates/rates.seed.ts';

const world = await checkoutWorld();
const {
  call,
  admin,
  appPool,
  organizationId,
  tenants,
  book,
  bookBundle,
  openSession,
  openBundle,
  paidSession,
  mailsTo,
  rowsOf,
} = world;
const { newUser, newWallet, give, balanceOf, disagreements } = walletWorld(world);

const as = (email: string) => ({ ...buyer, email });
const quotes = async (type: string, offerId: number, { headers }: User, quantity = 1) =>
  (await call(listOfferWallets, { as: null, params: { type, offerId }, query: { quantity }, headers })).body.wallets;
const ordersOf = async (email: string) =>
  (
    await rowsOf(sql<{ id: number; profile_id: number | null; status: string }>`
      select id, profile_id, status from orders where email = ${email} order by id`)
  ).rows;
const profilesOf = async (email: string) =>
  (
    await rowsOf(sql<{ id: number; first_name: string | null; application_id: number }>`
      select id, first_name, application_id from profiles where email = ${email}`)
  ).rows;
const partsOf = async (profileId: number) =>
  (
    await rowsOf(
      sql<{ first_name: string }>`select first_name from participants where profile_id = ${profileId} order by id`,
    )
  ).rows.map(({ first_name }) => first_name);

describe('a booking that names a wallet', () => {
  test('is paid at once, in one transaction, and its participants are active', async () => {
    const [user, walletId] = [await newUser('fenna@test.example'), await newWallet()];
    await give(walletId, user, 40);
    const session = await paidSession();
    expect(await quotes('session', session.sessionId, user, 3)).toEqual([
      { id: walletId, name: expect.any(String), balance: 40, price_in_moves: 38, can_pay: true },
    ]);
    const body = { participants: visitors(3), wallet_id: walletId };
    const { status, body: reply } = await book(session, body, { headers: user.headers });
    expect([status, reply.booking?.status, reply.booking?.moves?.paid]).toEqual([201, 'paid', 38]);
    expect(reply.booking?.lines.map((line) => line.status)).toEqual(['active', 'active', 'active']);
    expect(await balanceOf(walletId, user)).toBe(2);
    expect((await mailsTo('fenna@test.example')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Betaald'),
    ]);
    expect(await disagreements()).toEqual([]);
  });

  test('can’t be paid while the organisation isn’t accepted', async () => {
    const [user, walletId] = [await newUser(), await newWallet()];
    await give(walletId, user, 40);
    const session = await paidSession();
    const orderToken = (await book(session)).body.booking?.token ?? '';
    const offered = async () => {
      const { wallets } = (await call(listBookingWallets, { as: null, params: { orderToken }, headers: user.headers }))
        .body;
      return wallets.find(({ id }) => id === walletId)?.can_pay;
    };
    expect(await offered()).toBe(true);
    await setReview(admin, organizationId, 'pending');
    const whilePending = await offered();
    await setReview(admin, organizationId, 'accepted');
    expect(whilePending).toBe(false);
  });

  test('fails with too few moves, without a login, or with a wallet of another platform', async () => {
    const [user, walletId] = [await newUser(), await newWallet()];
    await give(walletId, user, 5);
    const session = await paidSession();
    const short = await book(session, { wallet_id: walletId }, { headers: user.headers });
    expect([short.status, Object.keys(short.errors)]).toEqual([422, ['wallet_id']]);
    expect((await book(session, { wallet_id: walletId })).status).toBe(401);
    const other = await newUser(undefined, tenants.otherApplication);
    const { authorization = '' } = other.headers;
    expect((await book(session, { wallet_id: walletId }, { headers: { authorization } })).status).toBe(401);
    expect([await world.countOf(session.sessionId), await balanceOf(walletId, user)]).toEqual([0, 5]);
  });

  test('works while online payments are off, and returns the visitor to the page of the booking', async () => {
    const [user, walletId] = [await newUser(), await newWallet()];
    await give(walletId, user, 40);
    const { sessionId } = await paidSession();
    const productId = await asSystem(appPool, async (db) => {
      const rate_id = await world.newRate(1_000);
      return seedProduct(db, { organization_id: organizationId, name: 'Kaart', concept: false, rate_id });
    });
    const website = (url: string | null) =>
      rowsOf(sql`update applications set website_url = ${url} where id = ${tenants.application}`);
    await website('https://www.sportplein.example');
    const return_url = 'https://www.sportplein.example/lessen';
    await world.withoutPayments(async () => {
      expect((await book({ sessionId })).errors).toHaveProperty('session');
      expect((await quotes('session', sessionId, user))[0]).toMatchObject({ price_in_moves: 13, can_pay: true });
      const { body } = await book({ sessionId }, { wallet_id: walletId, return_url }, { headers: user.headers });
      expect(body.booking).toMatchObject({ status: 'paid', moves: { paid: 13 }, return_url });
      const draft = { buyer, quantity: 1, wallet_id: walletId };
      const bought = await call(createPublicPurchase, {
        as: null,
        params: { productId },
        body: draft,
        headers: user.headers,
      });
      expect(bought.body.booking).toMatchObject({ status: 'paid', moves: { paid: 10 } });
    });
    await website(null);
    expect([await balanceOf(walletId, user), await disagreements()]).toEqual([17, []]);
  });

  test('is refused at another price than the app showed, and books nothing', async () => {
    const [user, walletId] = [await newUser(), await newWallet()];
    await give(walletId, user, 40);
    const [session, bundle] = [await paidSession(), await openBundle(2, { rate_id: await world.newRate(3_000) })];
    const productId = await asSystem(appPool, async (db) =>
      seedProduct(db, {
        organization_id: organizationId,
        name: 'Pet',
        concept: false,
        rate_id: await world.newRate(500),
      }),
    );
    const shown = { wallet_id: walletId, price_in_moves: 12 };
    const purchase = (body: object) =>
      call(createPublicPurchase, {
        as: null,
        params: { productId },
        body: { buyer, quantity: 1, ...body },
        headers: user.headers,
      });
    for (const { status, errors } of [
      await book(session, shown, { headers: user.headers }),
      await bookBundle(bundle, shown, user.headers),
      await purchase(shown),
    ])
      expect([status, Object.keys(errors)]).toEqual([422, ['price_in_moves']]);
    expect([await world.countOf(session.sessionId), await balanceOf(walletId, user)]).toEqual([0, 40]);
    expect((await book(session, { ...shown, price_in_moves: 13 }, { headers: user.headers })).status).toBe(201);
    expect((await purchase({ ...shown, price_in_moves: 5 })).status).toBe(201);
    // a free session takes no moves, whatever price the app showed
    const free = await openSession();
    expect((await book(free, shown, { headers: user.headers })).body.booking?.moves).toBe(null);
    expect(await balanceOf(walletId, user)).toBe(22);
  });

  test('costs no moves for a free session', async () => {
    const [user, walletId] = [await newUser(), await newWallet()];
    await give(walletId, user, 5);
    const { body } = await book(await openSession(), { wallet_id: walletId }, { headers: user.headers });
    expect([body.booking?.status, body.booking?.moves, await balanceOf(walletId, user)]).toEqual(['free', null, 5]);
  });

  test('works for a bundle and for a product, and checks the label that a wallet requires', async () => {
    const [user, walletId] = [await newUser('koper@test.example'), await newWallet({ move_value_in_cents: 250 })];
    await give(walletId, user, 50);
    const bundle = await openBundle(3, { rate_id: await world.newRate(3_000) });
    const paid = await call(listOwnWallets, { as: null, headers: user.headers });
    expect(paid.body.wallets).toEqual([{ id: walletId, name: expect.any(String), balance: 50 }]);
    const { body } = await bookBundle(bundle, { wallet_id: walletId, buyer: as('koper@test.example') }, user.headers);
    expect(body.booking).toMatchObject({ status: 'paid', moves: { paid: 12 } });
    const [productId, pricey] = await asSystem(appPool, async (db) => {
      const rate_id = await seedRate(db, { organization_id: organizationId, name: 'Muts', price_in_cents: 600 });
      const made = { organization_id: organizationId, concept: false, rate_id };
      return [
        await seedProduct(db, { ...made, name: 'Badmuts' }),
        await seedProduct(db, { ...made, name: 'Brilletje' }),
      ];
    });
    expect((await quotes('product', productId ?? 0, user, 2))[0]).toMatchObject({ price_in_moves: 5, can_pay: true });
    const draft = { buyer: as('koper@test.example'), quantity: 2, wallet_id: walletId };
    const bought = await call(createPublicPurchase, {
      as: null,
      params: { productId: productId ?? 0 },
      body: draft,
      headers: user.headers,
    });
    expect(bought.body.booking).toMatchObject({ status: 'paid', moves: { paid: 5 } });
    const labelId = await asSystem(appPool, async (db) => {
      const { id } = await db.insertInto('labels').values({ name: 'Jeugd' }).returning('id').executeTakeFirstOrThrow();
      await db.insertInto('wallet_labels').values({ wallet_id: walletId, label_id: id }).execute();
      return id;
    });
    expect((await quotes('product', productId ?? 0, user))[0]).toMatchObject({ price_in_moves: null, can_pay: false });
    await rowsOf(
      sql`insert into product_labels (organization_id, product_id, label_id) values (${organizationId}, ${pricey}, ${labelId})`,
    );
    expect((await quotes('product', pricey ?? 0, user))[0]).toMatchObject({ can_pay: true });
    expect(await disagreements()).toEqual([]);
  });

  test('lists no wallets for an unpublished offer', async () => {
    const user = await newUser();
    const hidden = await openSession({}, { concept: true });
    const params = { type: 'session', offerId: hidden.sessionId };
    expect((await call(listOfferWallets, { as: null, params, headers: user.headers })).status).toBe(404);
    expect((await call(listOfferWallets, { as: null, params, headers: world.headers })).status).toBe(401);
  });
});

describe('the profile of a buyer', () => {
  test('is created by a booking and linked to the participant who is the buyer, without a name', async () => {
    const email = 'nieuw@test.example';
    await book(await openSession(), { buyer: as(email), participants: [...visitors(1), visitor] });
    await bookBundle(await openBundle(2), { buyer: as(email) });
    const [profile, ...others] = await profilesOf(email);
    expect([others, profile?.first_name, profile?.application_id]).toEqual([[], null, tenants.application]);
    expect((await ordersOf(email)).map(({ profile_id }) => profile_id)).toEqual([profile?.id, profile?.id]);
    // one in the session, and one in each session of the bundle
    expect(await partsOf(profile?.id ?? 0)).toEqual(['Fenna', 'Fenna', 'Fenna']);
  });

  test('is reused when it exists, and the reply doesn’t reveal that', async () => {
    const [known, unknown] = ['bekend@test.example', 'onbekend@test.example'];
    const user = await newUser(known);
    const session = await openSession();
    const [first, second] = [
      await book(session, { buyer: as(known), participants: visitors(1) }),
      await book(session, { buyer: as(unknown), participants: [{ first_name: 'Ander', last_name: 'de Wit' }] }),
    ];
    expect((await ordersOf(known))[0]?.profile_id).toBe(user.profileId);
    const shape = ({ status, body }: typeof first) => [status, Object.keys(body.booking ?? {})];
    expect(shape(first)).toEqual(shape(second));
    expect(JSON.stringify(first.body)).not.toContain('profile');
  });

  test('shows its bookings only to a login with that address', async () => {
    const email = 'login@test.example';
    const { body } = await book(await openSession(), { buyer: as(email) });
    const [mine, yours] = [await newUser(email), await newUser()];
    const own = async ({ headers }: User) => (await call(listOwnBookings, { as: null, headers })).body.bookings;
    expect((await own(mine)).map(({ number }) => number)).toEqual([body.booking?.number]);
    expect(await own(yours)).toEqual([]);
  });

  test('is unlinked from an order or participant that gets another address, and from both when it is erased', async () => {
    const emails = ['een@test.example', 'twee@test.example', 'drie@test.example'] as const;
    const profiles: number[] = [];
    for (const email of emails) {
      await book(await openSession(), { buyer: as(email) });
      profiles.push((await profilesOf(email))[0]?.id ?? 0);
    }
    const [one = 0, two = 0, three = 0] = profiles;
    await rowsOf(sql`update orders set email = 'anders@test.example' where email = ${emails[0]}`);
    await rowsOf(sql`update participants set email = 'anders@test.example' where email = ${emails[1]}`);
    await asSystem(appPool, (db) => eraseProfile(db, three));
    expect([await partsOf(one), await partsOf(two), await partsOf(three)]).toEqual([[], [], []]);
    expect((await ordersOf('anders@test.example'))[0]?.profile_id).toBe(null);
    expect((await ordersOf(emails[1]))[0]?.profile_id).toBe(two);
    expect((await ordersOf(emails[2]))[0]?.profile_id).toBe(null);
  });

  test('stays when an organisation erases the buyer', async () => {
    const email = 'wis@test.example';
    const { sessionId } = await openSession();
    const { body } = await book({ sessionId }, { buyer: as(email) });
    const [profile] = await profilesOf(email);
    const orderToken = body.booking?.token ?? '';
    await call(cancelBooking, { as: null, params: { orderToken }, body: {} });
    const { rows } = await rowsOf(sql<{ id: number }>`select id from participants where session_id = ${sessionId}`);
    const params = { organizationId, record: `participants-${rows[0]?.id}` };
    const erased = await call(erasePersonalData, { params, body: { name: 'Fenna de Wit', also: [] } });
    expect(erased.status).toBe(204);
    const left = await rowsOf(sql`select from orders where id = ${body.booking?.number} and profile_id is not null`);
    expect([left.rows, await partsOf(profile?.id ?? 0)]).toEqual([[], []]);
    // the platform's own record of the user stays until it is erased there, or unused for two years
    expect(await profilesOf(email)).toHaveLength(1);
  });

  test('must be of the platform of the order: a foreign key refuses another', async () => {
    const foreign = await newUser(undefined, tenants.otherApplication);
    await book(await openSession(), { buyer: as('grens@test.example') });
    const [order] = await ordersOf('grens@test.example');
    const move = rowsOf(sql`update orders set profile_id = ${foreign.profileId} where id = ${order?.id}`);
    await expect(move).rejects.toThrow('foreign key');
  });
});

describe('logging out', () => {
  test('ends that login only, and can be repeated', async () => {
    const user = await newUser('uit@test.example');
    const other = await newUser('uit@test.example');
    const read = ({ headers }: User) => call(listOwnWallets, { as: null, headers }).then(({ status }) => status);
    const logOut = (headers: Record<string, string>) => call(removeProfileToken, { as: null, headers });
    expect([await read(user), await read(other)]).toEqual([200, 200]);
    expect([(await logOut(user.headers)).status, (await logOut(user.headers)).status]).toEqual([204, 204]);
    expect([await read(user), await read(other)]).toEqual([401, 200]);
    expect((await logOut(world.headers)).status).toBe(401);
    expect((await logOut({ authorization: 'Bearer mvp_verzonnen' })).status).toBe(204);
    const { rows } = await rowsOf(
      sql<{ subject_id: string }>`select subject_id from audit_log where action = 'removeProfileToken'`,
    );
    expect(rows.map(({ subject_id }) => Number(subject_id))).toEqual([user.profileId]);
    expect(createProfileToken.path).toBe(removeProfileToken.path);
  });
});
