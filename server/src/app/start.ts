import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// An old generation of 30 MB may grow by 60 % before it is collected, not to four times its size: memory under load halves.
setFlagsFromString('--heap-growing-percent=60');

// Loading the modules would let the young generation grow to 32 MB, which an idle process then keeps. It may grow under load:
// run.ts takes this back.
setFlagsFromString('--semi-space-growth-factor=1');

// Keeps stripped and compiled sources between starts: a second start is faster, and 15 MB smaller for it never loads the type
// stripper. That holds only when this file comes from the cache as well, so `npm start` names the same directory in
// NODE_COMPILE_CACHE; started otherwise, the modules below profit.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'));
await import('./run.ts');
