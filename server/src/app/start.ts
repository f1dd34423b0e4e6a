import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { OperatorError } from '../platform/operator-error.ts';
import { ROOT } from '../platform/root.ts';
import { buildWhenStale, isBuilt, SERVER } from './start/build-when-stale.ts';

// The old generation may grow by 60% from 30 MB before a collection, not to four times its size. This halves the memory under load.
setFlagsFromString('--heap-growing-percent=60');

// While modules load, the young generation would grow to 32 MB and stay so in an idle process. run.ts lets it grow again, for load.
setFlagsFromString('--semi-space-growth-factor=1');

// Caches compiled sources, so that a second start is faster. For this file it works only when `npm start` sets the same directory in
// NODE_COMPILE_CACHE.
enableCompileCache(join(ROOT, 'node_modules/.cache/compiled'));

try {
  if (!process.argv.includes('--skip-build') && !isBuilt(SERVER)) {
    const { checkBeforeBuild } = await import('./start/check-before-build.ts');
    await checkBeforeBuild(process.argv.slice(2));
    await buildWhenStale(SERVER, (line) => console.log(line));
  }
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
// A thousand modules in a few bundled files take 20 MB less memory (ADR 19). When the sources are newer than the bundle, the sources run
// instead.
if (isBuilt(SERVER)) await import(pathToFileURL(join(ROOT, 'server/dist/run/run.js')).href);
else await import('./run.ts');
