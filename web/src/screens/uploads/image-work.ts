import type { Dimensions } from '@move/domain/kit/file-rules.ts';
import type { ImageAnswer, ImageJob } from './image.worker.ts';

/** The sides of an image as one sees it; null when the browser can't read it. */
export async function measureImage(image: Blob, signal: AbortSignal): Promise<Dimensions | null> {
  const answer = await inWorker({ kind: 'measure', image }, signal);
  return answer.ok ? answer.size : null;
}

/** The image drawn again as webp (jpeg in Safari); null when the browser can't. */
export async function redrawImage(
  image: Blob,
  { size, quality }: { size: Dimensions; quality: number },
  signal: AbortSignal,
): Promise<Blob | null> {
  const answer = await inWorker({ kind: 'redraw', image, size, quality }, signal);
  return answer.ok ? answer.image : null;
}

/** A worker a job: a photo of twelve megapixels must not hold up the page, and what is cancelled stops at once. */
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
    // also when its file could not be loaded: the original goes, the server has the last word
    worker.addEventListener('error', () => finish({ ok: false }));
    worker.postMessage(job);
  });
}
