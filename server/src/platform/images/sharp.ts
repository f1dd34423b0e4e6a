import { MAX_MEGAPIXELS } from '@move/domain/kit/file-rules.ts';
import type { SharpConstructor, SharpOptions } from 'sharp';
import { concurrencyLimit } from '../http/concurrency-limit.ts';

/** How sharp opens what came from outside: damaged or endless images are an error. */
export const careful = {
  limitInputPixels: MAX_MEGAPIXELS * 1_000_000,
  failOn: 'error',
} as const satisfies SharpOptions;

// Two at a time, one thread each: pictures must not take the cores from logins. The line is long, for a list asks many at once.
const two = concurrencyLimit(2, 1_000);

let loaded: Promise<SharpConstructor> | undefined;

/** The library is loaded with the first image: a process that serves none stays small. */
function loadSharp(): Promise<SharpConstructor> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}

/** Runs work on an image when its turn has come. */
export function withSharp<Result>(work: (sharp: SharpConstructor) => Promise<Result>): Promise<Result> {
  return two(async () => work(await loadSharp()));
}
