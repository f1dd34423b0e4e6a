import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '../../../platform/http/problem.ts';
import { readBankReply } from './read-bank-reply.ts';
import type { Reading } from './read-reply-apart.ts';

// The thread that read-reply-apart.ts starts for one file of a bank. It posts the parsed reply and ends.

parentPort?.postMessage(read(workerData as Uint8Array));

function read(bytes: Uint8Array): Reading {
  try {
    return { reply: readBankReply(bytes) };
  } catch (error) {
    // an error loses its class in a message between threads
    if (error instanceof Problem) return { sentences: error.sentences };
    throw error;
  }
}
