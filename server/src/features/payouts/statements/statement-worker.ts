import { parentPort, workerData } from 'node:worker_threads';
import { drawStatement } from './draw-statement.ts';
import type { Statement } from './make-statement.ts';

// The thread that make-statement.ts starts for one PDF. It posts the PDF and ends.

const pdf = new Uint8Array(await drawStatement(workerData as Statement));
parentPort?.postMessage(pdf, [pdf.buffer]);
