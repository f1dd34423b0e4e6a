import type { Dimensions } from '@move/domain/kit/files/file-rules.ts';

/** The page's request: measure an image, or redraw it at a size and quality. */
export type ImageJob =
  | { readonly kind: 'measure'; readonly image: Blob }
  | { readonly kind: 'redraw'; readonly image: Blob; readonly size: Dimensions; readonly quality: number };

export type ImageAnswer =
  | { readonly ok: true; readonly size: Dimensions; readonly image: Blob }
  | { readonly ok: false };

/** Safari can decode webp but not encode it: it returns png instead. */
async function writesWebp(): Promise<boolean> {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d');
  return (await canvas.convertToBlob({ type: 'image/webp' })).type === 'image/webp';
}

async function redraw(bitmap: ImageBitmap, { width, height }: Dimensions, quality: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  const type = (await writesWebp()) ? 'image/webp' : 'image/jpeg';
  if (type === 'image/jpeg') {
    // jpeg has no transparency: the background would turn black
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type, quality });
}

async function carryOut(job: ImageJob): Promise<ImageAnswer> {
  // decoding applies the camera's rotation: width and height are those displayed
  const bitmap = await createImageBitmap(job.image);
  const { width, height } = bitmap;
  if (job.kind === 'measure') return { ok: true, size: { width, height }, image: job.image };
  return { ok: true, size: job.size, image: await redraw(bitmap, job.size, job.quality) };
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ImageJob>) => {
  carryOut(data).then(
    (answer) => globalThis.postMessage(answer),
    () => globalThis.postMessage({ ok: false } satisfies ImageAnswer),
  );
});
