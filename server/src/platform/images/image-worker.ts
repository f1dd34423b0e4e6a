import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '../http/problem.ts';
import type { Job, Outcome } from './parse-apart.ts';

// The thread that parse-apart.ts starts for one image. It ends with its reply.

parentPort?.postMessage(await outcome(workerData as Job));

async function outcome({ type, bytes }: Job): Promise<Outcome> {
  try {
    if (type === 'image/bmp') return { bitmap: (await import('./bmp.ts')).decodeBmp(bytes) };
    return { drawing: (await import('./svg/svg.ts')).cleanSvg(bytes) };
  } catch (error) {
    // messages between threads lose the class of an error
    if (error instanceof Problem) return { sentences: error.sentences };
    return { message: error instanceof Error ? error.message : '' };
  }
}
