import type { Dimensions } from '@move/domain/kit/files/file-rules.ts';
import type { ImageAnswer, ImageJob } from './image.worker.ts';

/** The width and height of an image as displayed; null when the browser can't read it. */
export async function measureImage(image: Blob, signal: AbortSignal): Promise<Dimensions | null> {
  const answer = await inWorker({ kind: 'measure', image }, signal);
  return answer.ok ? answer.size : null;
}

/** The image redrawn as webp (jpeg in Safari); null when the browser can't. */
export async function redrawImage(
  image: Blob,
  { size, quality }: { size: Dimensions; quality: number },
  signal: AbortSignal,
): Promise<Blob | null> {
  const answer = await inWorker({ kind: 'redraw', image, size, quality }, signal);
  return answer.ok ? answer.image : null;
}

/** One worker per job: a photo of twelve megapixels must not block the page, and a cancelled job stops at once. */
function inWorker(job: ImageJob, signal: AbortSignal): Promise<ImageAnswer> {
  if (typeof OffscreenCanvas === 'undefined') return Promise.resolve({ ok: false });
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./image.worker.ts', import.meta.url), { type: 'module' });
    const stop = () => {
      worker.terminate();
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('aborted', 'AbortError'));
    };
    const finish = (answer: ImageAnswer) => {
      signal.removeEventListener('abort', stop);
      worker.terminate();
      resolve(answer);
    };
    signal.addEventListener('abort', stop, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<ImageAnswer>) => finish(data));
    // also when the worker's file could not be loaded: the original image is sent, and the server decides
    worker.addEventListener('error', () => finish({ ok: false }));
    worker.postMessage(job);
  });
}
