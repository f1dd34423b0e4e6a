// Kills the API and the worker with signal 9 during webhooks, refunds, vouchers and the refunds of a canceled session, starts them again,
// and compares all books. `node bench/drills/kills.ts --seed 7 --only webhooks,refunds --kills 20 --port 4873`.
import { parseArgs } from 'node:util';
import { compareBooks, mailedTwice } from './kit/books.ts';
import { withCluster } from './kit/cluster.ts';
import { type Field } from './kill.ts';
import { killCoupons } from './kill-coupons.ts';
import { type Drill, killCancellation, killRefunds, killWebhooks, report } from './kill-money.ts';
import { providerEnvironment, startProvider } from './kit/provider.ts';
import { untilQuiet } from './kit/quiet.ts';
import { diceOf } from './kit/random.ts';
import { seedShop } from './kit/shop.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    kills: { type: 'string' },
    only: { type: 'string', default: 'webhooks,refunds,coupons,cancellation' },
    port: { type: 'string', default: '4700' },
  },
});
const seed = Number(values.seed);
/** Slow answers, so that a kill may happen between an action of the provider and our knowledge of it. */
const WEATHER = { slow: 0.5 };

type Run = (field: Field, kills: number) => Promise<Drill>;
const DRILLS: Readonly<Record<string, { kills: number; run: Run }>> = {
  webhooks: { kills: 20, run: killWebhooks },
  refunds: { kills: 20, run: killRefunds },
  coupons: { kills: 5, run: killCoupons },
  cancellation: { kills: 20, run: killCancellation },
};

const provider = await startProvider({ seed, weather: WEATHER });
const faults: string[] = [];
console.log(`seed ${seed}`);
await withCluster({ port: Number(values.port), environment: providerEnvironment(provider) }, async (cluster) => {
  const shop = await seedShop(cluster.db);
  let number = 0;
  const nextNumber = () => (number += 1);
  for (const [at, name] of values.only.split(',').entries()) {
    const drill = DRILLS[name];
    if (!drill) throw new Error(`--only ${name}: choose of ${Object.keys(DRILLS).join(', ')}`);
    const field = { cluster, provider, shop, dice: diceOf(seed + at), nextNumber };
    const done = await drill.run(field, Number(values.kills ?? drill.kills));
    await untilQuiet(cluster, provider);
    const found = [
      ...(await done.check()),
      ...(await compareBooks(cluster.db, provider)),
      ...(await mailedTwice(cluster.db, '.')),
    ];
    const { kills, where } = report(done, found);
    console.log(`${found.length === 0 ? '✓' : '✗'} ${name}: ${kills} kills; ${where}`);
    for (const fault of found) console.log(`  ✗ ${fault}`);
    faults.push(...found);
  }
});
await provider.stop();
console.log(faults.length === 0 ? '✓ nothing twice, nothing lost' : `seed ${seed}: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
