import { Problem } from '../http/problem.ts';
import { runApart, threadFile } from '../threads/run-apart.ts';
import type { decodeBmp } from './bmp.ts';
import type { cleanSvg } from './svg/svg.ts';

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

/** Limits for one image of at most 2 MB: far above what the largest allowed one needs. */
const SECONDS_MAX = 10;
const MEGABYTES_MAX = 256;

const THREAD = threadFile(import.meta, 'image-worker');

/** The pixels of a bitmap, parsed in a thread of its own. Throws for a damaged one. */
export async function decodeBmpApart(bytes: Uint8Array, mostSeconds = SECONDS_MAX): Promise<Bitmap> {
  const outcome = await parse({ type: 'image/bmp', bytes }, mostSeconds);
  if ('bitmap' in outcome) return outcome.bitmap;
  throw refusal(outcome);
}

/** A drawing without anything active, parsed in a thread of its own. Throws a Problem when little is left of it. */
export async function cleanSvgApart(bytes: Uint8Array, mostSeconds = SECONDS_MAX): Promise<Drawing> {
  const outcome = await parse({ type: 'image/svg+xml', bytes }, mostSeconds);
  if ('drawing' in outcome) return outcome.drawing;
  throw refusal(outcome);
}

function refusal(outcome: Outcome): Error {
  if ('sentences' in outcome) return new Problem(422, outcome.sentences);
  return new Error('message' in outcome ? outcome.message : 'no image');
}

/** Throws a ThreadError when the thread ends without an outcome. */
const parse = (job: Job, mostSeconds: number) =>
  runApart<Outcome>(THREAD, job, { mostSeconds, mostMegabytes: MEGABYTES_MAX });
