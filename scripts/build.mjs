// Builds what `npm start` would build, for machines where the product's user may not write to the checkout.
import { buildWhenStale, SERVER, WEB_APP } from '../server/src/app/start/build-when-stale.ts';

for (const part of [SERVER, WEB_APP]) await buildWhenStale(part, (line) => console.log(line));
console.log('Built.');
