// Lets a hundred people compete for the last spot of a session: they book, pay, fail, and pay late or twice, while the provider has
// failures. Afterwards one of them must have the spot, and the provider's books must equal ours to the cent. `node bench/drills/storms.ts
// --seed 7 --port 4873`.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { compareBooks, keptOf, mailedTwice } from './kit/books.ts';
import { beginPayment, book, type Booked, type Buyer, cancel } from './kit/buyer.ts';
import { type Cluster, withCluster } from './kit/cluster.ts';
import { type Provider, providerEnvironment, startProvider } from './kit/provider.ts';
import { endTimeToPay, untilQuiet } from './kit/quiet.ts';
import { type Dice, diceOf } from './kit/random.ts';
import { addSessions, PRICE_IN_CENTS, seedShop, type Shop } from './kit/shop.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    storms: { type: 'string', default: '10' },
    buyers: { type: 'string', default: '100' },
    'at-once': { type: 'string', default: '5' },
    port: { type: 'string', default: '4700' },
  },
});
const seed = Number(values.seed);
const BUYERS = Number(values.buyers);
const WEATHER = { busy: 0.03, lost: 0.03, silent: 0.004 };
const METHODS = ['ideal', 'bancontact', 'creditcard'] as const;
/** How a buyer with the spot gives it up. */
const GIVES_BACK = ['fails', 'breaks off', 'walks away', 'cancels, then pays'] as const;
/** Endings in which a buyer may keep the spot. They are not used at first, so that buyers compete for a while. */
const MAY_KEEP = ['dawdles', 'pays too late', 'pays twice', 'fails, then pays'] as const;
const TRIES = 20;
type Ending = (typeof GIVES_BACK | typeof MAY_KEEP)[number] | 'pays';

type Storm = { cluster: Cluster; provider: Provider; shop: Shop; sessionId: number; number: number };
type Tally = { asked: number; booked: number; paid: number };

const provider = await startProvider({ seed, weather: WEATHER });
console.log(`seed ${seed}: ${values.storms} storms of ${BUYERS} bookings on one spot`);
const faults = await withCluster({ port: Number(values.port), environment: providerEnvironment(provider) }, storm);
await provider.stop();
for (const fault of faults) console.log(`✗ ${fault}`);
console.log(faults.length === 0 ? '✓ the books agree' : `seed ${seed}: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function storm(cluster: Cluster): Promise<string[]> {
  const shop = await seedShop(cluster.db);
  const sessions = await addSessions(cluster.db, shop, { count: Number(values.storms), spots: 1 });
  const waiting = sessions.map((sessionId, number) => ({ cluster, provider, shop, sessionId, number }));
  const found: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) found.push(...(await rage(next)));
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
  await untilQuiet(cluster, provider);
  for (const [number, sessionId] of sessions.entries())
    found.push(...(await judge({ cluster, provider, shop, sessionId, number })));
  found.push(...(await compareBooks(cluster.db, provider)));
  found.push(...(await mailedTwice(cluster.db, '^(Betaald|Je betaling kwam te laat)')));
  return found;
}

/** Starts a hundred buyers at once, then one who certainly pays when no buyer has the spot. */
async function rage(one: Storm): Promise<string[]> {
  const dice = diceOf(seed + 7_919 * (one.number + 1));
  const tally: Tally = { asked: 0, booked: 0, paid: 0 };
  const errors: string[] = [];
  const tasks = Array.from({ length: BUYERS }, (_, each) =>
    buy(one, { each, dice: diceOf(dice.below(1e9)), tally }).catch((error: unknown) => errors.push(String(error))),
  );
  await Promise.all(tasks);
  for (let more = 0; !(await isSold(one)); more += 1) {
    if (more > 60) return [...errors, `storm ${one.number + 1}: the spot can't be sold any more`];
    // a payment whose webhook never came is found when the payment time is over
    if (more % 10 === 9) await endTimeToPay(one.cluster, await openOrders(one));
    await goOn(one, { each: BUYERS + more, dice, tally }, 'pays').catch((error: unknown) => errors.push(String(error)));
    await sleep(500);
  }
  console.log(
    `storm ${one.number + 1}: ${tally.asked} tries, ${tally.booked} bookings, ${tally.paid} payments that were paid`,
  );
  return errors.map((error) => `storm ${one.number + 1}: ${error}`);
}

type Part = { each: number; dice: Dice; tally: Tally };

/** Lets one buyer try to get the spot, until the buyer has had it once. */
async function buy(one: Storm, part: Part): Promise<void> {
  const { dice } = part;
  for (let tries = 0; tries < TRIES; tries += 1) {
    await sleep(dice.below(1_000));
    const mayKeep = tries > TRIES / 2 && dice.chance(0.4);
    if (await goOn(one, part, dice.pick(mayKeep ? MAY_KEEP : GIVES_BACK))) return;
  }
}

async function goOn(one: Storm, { each, dice, tally }: Part, ending: Ending): Promise<boolean> {
  const buyer: Buyer = { number: one.number * 400 + each, port: one.cluster.port, shop: one.shop };
  tally.asked += 1;
  const booked = await book(buyer, one);
  if (!booked) return false;
  tally.booked += 1;
  const references = [await beginPayment(buyer, booked, dice.pick(METHODS))];
  const isRepeated = ending === 'pays twice' || ending === 'fails, then pays' || dice.chance(0.2);
  if (isRepeated) references.push(await beginPayment(buyer, booked, dice.pick(METHODS)));
  const known = references.filter((reference) => reference !== null);
  await end({ ...one, buyer, booked, dice, tally }, { ending, references: [...new Set(known)] });
  return true;
}

type Held = Storm & { buyer: Buyer; booked: Booked; dice: Dice; tally: Tally };

/** Does what the buyer does at the provider, and the webhooks after it. */
async function end(held: Held, { ending, references }: { ending: Ending; references: string[] }): Promise<void> {
  const { cluster, dice, booked, buyer } = held;
  const [first = '', last = first] = references;
  const isOver = () => endTimeToPay(cluster, [booked.orderId]);
  const become = (reference: string, status: 'paid' | 'failed' | 'canceled' | 'expired') =>
    says(held, reference, status);
  await sleep(dice.below(150));
  if (ending === 'pays') return become(last, 'paid');
  if (ending === 'pays twice') return void (await Promise.all(references.map((each) => become(each, 'paid'))));
  if (ending === 'fails, then pays') {
    await become(first, 'failed');
    return become(last, 'paid');
  }
  if (ending === 'cancels, then pays') {
    await Promise.all([cancel(buyer, booked), dice.chance(0.5) ? become(first, 'paid') : sleep(50)]);
    return become(last, 'paid');
  }
  if (ending === 'fails') await become(first, 'failed');
  if (ending === 'breaks off') await become(first, dice.pick(['canceled', 'expired']));
  if (ending === 'dawdles') await Promise.all([become(first, 'paid'), isOver()]);
  await isOver();
  if (ending !== 'pays too late') return;
  await sleep(dice.below(2_500));
  await become(last, 'paid');
}

/** Ends a payment at the provider, which calls the webhook never, once or several times, after a while. */
async function says(
  { provider: at, cluster, dice, tally }: Held,
  reference: string,
  status: 'paid' | 'failed' | 'canceled' | 'expired',
) {
  if (reference === '') return;
  at.end(reference, status);
  if (status === 'paid') tally.paid += 1;
  const times = dice.pick([0, 1, 1, 1, 2, 3]);
  const told = Array.from({ length: times }, async () => {
    await sleep(dice.below(400));
    await at.callWebhook(cluster.port, reference);
  });
  if (dice.chance(0.5)) await Promise.all(told);
}

async function isSold({ cluster, sessionId }: Storm): Promise<boolean> {
  await cluster.db.query("select graphile_worker.add_job('expire_orders')");
  const { rows } = await cluster.db.query<{ status: string }>(
    "select status from participants where session_id = $1 and status <> 'canceled'",
    [sessionId],
  );
  return rows.some(({ status }) => status === 'active');
}

async function openOrders({ cluster, sessionId }: Storm): Promise<number[]> {
  const { rows } = await cluster.db.query<{ id: number }>(
    `select distinct orders.id::integer as id from participants join order_lines line on line.id = order_line_id
       join orders on orders.id = line.order_id
     where session_id = $1 and orders.status = 'open'`,
    [sessionId],
  );
  return rows.map(({ id }) => id);
}

type Sold = { id: string; status: string; references: string[]; active: number; fee: number; left_paid: boolean };

/**
 * Checks that there is one paid booking, and that no other buyer lost money except the service fees of a paid booking that they canceled.
 */
async function judge({ cluster, sessionId, number }: Storm): Promise<string[]> {
  const { rows } = await cluster.db.query<Sold>(
    `select orders.id, orders.status, count(*) filter (where participants.status = 'active')::integer as active,
       transaction_fee_in_cents as fee,
       array(select provider_reference from payments where order_id = orders.id and provider_reference is not null) as references,
       exists (select from refunds join transactions on transactions.id = transaction_id
         where order_id = orders.id and kind = 'term') as left_paid
     from participants join order_lines line on line.id = order_line_id join orders on orders.id = line.order_id
     where session_id = $1 group by orders.id`,
    [sessionId],
  );
  const name = `storm ${number + 1}`;
  const paid = rows.filter(({ status, active }) => status === 'paid' && active === 1);
  return [
    ...(paid.length === 1 ? [] : [`${name} has ${paid.length} paid bookings`]),
    ...rows.flatMap((row) => {
      const kept = row.references.reduce((sum, each) => sum + keptOf(provider.payments.get(each)), 0);
      const due = row.id === paid[0]?.id ? PRICE_IN_CENTS + row.fee : row.left_paid ? row.fee : 0;
      return kept === due
        ? []
        : [`${name}: ${kept} cents of order ${row.id} (${row.status}) are kept instead of ${due}`];
    }),
  ];
}
