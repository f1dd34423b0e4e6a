import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '../../../platform/http/problem.ts';
import { readXlsx } from './read-xlsx.ts';
import type { Job, Outcome } from './read-xlsx-apart.ts';

// The thread that read-xlsx-apart.ts starts for one file. It posts the rows and ends.

parentPort?.postMessage(await read(workerData as Job));

async function read({ bytes, maxColumns }: Job): Promise<Outcome> {
  try {
    return { sheet: await readXlsx(bytes, maxColumns) };
  } catch (error) {
    // an error loses its class in a message between threads
    if (error instanceof Problem) return { sentences: error.sentences };
    throw error;
  }
}
