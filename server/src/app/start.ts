import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { OperatorError } from '../platform/operator-error.ts';
import { ROOT } from '../platform/root.ts';
import { buildWhenStale, isBuilt, SERVER } from './start/build-when-stale.ts';

// An old generation of 30 MB may grow by 60 % before it is collected, not to four times its size: memory under load halves.
setFlagsFromString('--heap-growing-percent=60');

// Loading the modules would let the young generation grow to 32 MB, which an idle process then keeps. It may grow under load:
// run.ts takes this back.
setFlagsFromString('--semi-space-growth-factor=1');

// Keeps compiled sources between starts: a second start is faster. That holds for this file too only when `npm start` names the
// same directory in NODE_COMPILE_CACHE.
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
// A thousand modules as a few files take 20 MB less (ADR 19); the sources run just as well, and do when they are newer.
if (isBuilt(SERVER)) await import(pathToFileURL(join(ROOT, 'server/dist/run/run.js')).href);
else await import('./run.ts');
