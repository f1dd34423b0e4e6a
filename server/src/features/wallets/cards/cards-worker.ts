import { parentPort, workerData } from 'node:worker_threads';
import { drawCards } from './draw-cards.ts';
import type { Cards } from './make-cards.ts';

// The thread that make-cards.ts starts for one PDF. It ends with the PDF.

const pdf = new Uint8Array(await drawCards(workerData as Cards));
parentPort?.postMessage(pdf, [pdf.buffer]);
