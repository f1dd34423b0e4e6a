import { MEGAPIXELS_MAX } from '@move/domain/kit/files/file-rules.ts';
import type { SharpConstructor, SharpOptions } from 'sharp';
import { concurrencyLimit } from '../http/limits/concurrency-limit.ts';

/** Options for opening images from outside: damaged or endless ones are an error. */
export const safeImageOptions = {
  limitInputPixels: MEGAPIXELS_MAX * 1_000_000,
  failOn: 'error',
} as const satisfies SharpOptions;

// Two at a time, one thread each, so that images leave processor time to logins. The queue is long, since a list requests many at once.
const two = concurrencyLimit(2, 1_000);

let loaded: Promise<SharpConstructor> | undefined;

/** Loaded with the first image, so that a process that serves none stays small. */
function loadSharp(): Promise<SharpConstructor> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}

/** Runs work on an image when a slot is free. */
export function withSharp<Result>(work: (sharp: SharpConstructor) => Promise<Result>): Promise<Result> {
  return two(async () => work(await loadSharp()));
}
