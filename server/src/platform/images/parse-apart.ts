import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Problem } from '../http/problem.ts';
import type { decodeBmp } from './bmp.ts';
import type { cleanSvg } from './svg.ts';

/** An image whose parser is JavaScript and would block the event loop. */
export type Job = { type: 'image/svg+xml' | 'image/bmp'; bytes: Uint8Array };
export type Bitmap = ReturnType<typeof decodeBmp>;
export type Drawing = ReturnType<typeof cleanSvg>;
/** A parsed image, or why it is refused: the messages of a Problem, or the message of the parser. */
export type Outcome =
  | { bitmap: Bitmap }
  | { drawing: Drawing }
  | { sentences: Problem['sentences'] }
  | { message: string };

/** The thread failed, not the image: it took too long or too much memory, or could not start. */
export class ImageThreadError extends Error {
  override name = 'ImageThreadError';
}

/** Limits for one image of at most 2 MB: far above what the largest allowed one needs. */
const MOST_SECONDS = 10;
const MOST_MEGABYTES = 256;

// sources and bundle have the worker's file next to this one, each with its own extension
const WORKER = join(import.meta.dirname, `image-worker${extname(import.meta.filename)}`);

/** The pixels of a bitmap, parsed in a thread of its own. Throws for a damaged one. */
export async function decodeBmpApart(bytes: Uint8Array, mostSeconds = MOST_SECONDS): Promise<Bitmap> {
  const outcome = await parse({ type: 'image/bmp', bytes }, mostSeconds);
  if ('bitmap' in outcome) return outcome.bitmap;
  throw refusal(outcome);
}

/** A drawing without anything active, parsed in a thread of its own. Throws a Problem when little is left of it. */
export async function cleanSvgApart(bytes: Uint8Array, mostSeconds = MOST_SECONDS): Promise<Drawing> {
  const outcome = await parse({ type: 'image/svg+xml', bytes }, mostSeconds);
  if ('drawing' in outcome) return outcome.drawing;
  throw refusal(outcome);
}

function refusal(outcome: Outcome): Error {
  if ('sentences' in outcome) return new Problem(422, outcome.sentences);
  return new Error('message' in outcome ? outcome.message : 'no image');
}

/** Throws an ImageThreadError when the thread ends without an outcome. */
function parse(job: Job, mostSeconds: number): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    const timer = setTimeout(() => void worker.terminate(), mostSeconds * 1_000);
    worker.once('message', resolve);
    worker.once('error', (error) => reject(new ImageThreadError('the thread of an image failed', { cause: error })));
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new ImageThreadError(`the image took longer than ${mostSeconds} s`));
    });
  });
}
