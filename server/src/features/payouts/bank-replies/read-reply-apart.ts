import { Problem } from '../../../platform/http/problem.ts';
import { runApart, threadFile } from '../../../platform/threads/run-apart.ts';
import type { BankReply } from './read-bank-reply.ts';

/** The parsed reply, or the messages of the Problem that refuses it. */
export type Reading = { reply: BankReply } | { sentences: Problem['sentences'] };

const THREAD = threadFile(import.meta, 'reply-worker');
/** The limits of the thread, far above what the largest file (5 MB) needs. */
const LIMITS = { mostSeconds: 20, mostMegabytes: 768 };

/** Parses a bank's reply in its own thread, since parsing would block other calls. Throws 422 for any other file. */
export async function readReplyApart(bytes: Uint8Array): Promise<BankReply> {
  const reading = await runApart<Reading>(THREAD, bytes, LIMITS);
  if ('reply' in reading) return reading.reply;
  throw new Problem(422, reading.sentences);
}
