import {
  ACCEPTED_IMAGE_EXTENSIONS,
  type Dimensions,
  ext,
  type FileFacts,
  MEGAPIXELS_MAX,
  maxDimensions,
  mimes,
  minDimensions,
  tooLargeMessage,
} from '@move/domain/kit/files/file-rules.ts';
import type { ImageRule } from '@move/domain/files/image-rules.ts';
import type { Message } from '@move/domain/kit/messages/messages.ts';
import { declaredSides } from './declared-sides.ts';
import { HEAD_BYTES, type ImageKind, imageKind, isAnimatedWebp } from './image-kind.ts';
import {
  fitWithin,
  needsRedrawing,
  needsUpscaling,
  type PickedImage,
  qualityFor,
  REDUCED_QUALITY,
  withExtension,
} from './plan-image.ts';

/** The functions of browser and network that preparing needs. */
export type ImageTools = {
  readonly measure: (image: Blob) => Promise<Dimensions | null>;
  readonly redraw: (image: Blob, how: { size: Dimensions; quality: number }) => Promise<Blob | null>;
  /** Null when upscaling is off. */
  readonly upscale: ((image: File) => Promise<Blob>) | null;
  readonly log: (error: unknown) => void;
};

export type Prepared =
  | { readonly ok: true; readonly file: File; readonly size: Dimensions | null }
  | { readonly ok: false; readonly message: Message };

type Picked = PickedImage & { file: File; size: Dimensions | null };

/**
 * Makes the file to send from the file that the user chose: checked against the field's rules, upscaled when it is small, redrawn
 * as webp. A file that the browser can't draw is sent unchanged: the server decides.
 */
export async function prepareImage(file: File, rule: ImageRule, tools: ImageTools): Promise<Prepared> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const kind = imageKind(head);
  if (kind === null) return { ok: false, message: fileRefusal(file, null, rule) ?? { key: 'image' } };
  const refusal = fileRefusal(file, kind, rule) ?? pixelRefusal(declaredSides(kind, head));
  if (refusal !== null) return { ok: false, message: refusal };
  const picked = { file, kind, isAnimated: isAnimatedWebp(head), size: await tools.measure(file) };
  const refusedSize = sizeRefusal(picked, rule);
  if (refusedSize !== null) return { ok: false, message: refusedSize };
  if (!needsRedrawing(picked, rule.type)) return { ok: true, file, size: picked.size };
  return { ok: true, ...(await redraw(picked, rule, tools)) };
}

function fileRefusal(file: File, kind: ImageKind | null, rule: ImageRule): Message | null {
  const facts: FileFacts = { name: file.name, size: file.size, type: kind ?? file.type };
  if (file.size === 0) return { key: 'file.empty' };
  // before the extension: advice helps more than the message that the extension is wrong
  if (kind === 'image/heic') return { key: 'file.heic' };
  const refusal = ext(facts, { extensions: ACCEPTED_IMAGE_EXTENSIONS });
  if (refusal !== null || kind === null) return refusal;
  if (file.size > rule.maxBytes) return tooLargeMessage(rule.maxBytes);
  return rule.type === null ? null : mimes(facts, { types: [rule.type] });
}

/** Refuses by the header, before decoding: a small file may declare billions of pixels. */
function pixelRefusal(sides: Dimensions | null): Message | null {
  if (sides === null || sides.width * sides.height <= MEGAPIXELS_MAX * 1_000_000) return null;
  return { key: 'file.too_many_pixels', params: { megapixels: MEGAPIXELS_MAX } };
}

function sizeRefusal({ file, kind, size: sides }: Picked, { least, most }: ImageRule): Message | null {
  const facts: FileFacts = { name: file.name, size: file.size, type: kind, ...sides };
  return (most === null ? null : maxDimensions(facts, most)) ?? (least === null ? null : minDimensions(facts, least));
}

type Upscaled = { image: Blob; size: Dimensions };
type PreparedFile = { file: File; size: Dimensions | null };

async function redraw(picked: Picked, rule: ImageRule, tools: ImageTools): Promise<PreparedFile> {
  const { file, size: sides } = picked;
  if (sides === null) return { file, size: null };
  const upscaled = await upscale(picked, rule, tools);
  const source = upscaled ?? { image: file, size: sides };
  const quality = qualityFor(file.size, upscaled !== null);
  // a second attempt, at reduced quality, when the first gives no file or one that is too large
  for (const attempt of quality === REDUCED_QUALITY ? [REDUCED_QUALITY] : [quality, REDUCED_QUALITY]) {
    const image = await tools.redraw(source.image, { size: source.size, quality: attempt });
    if (image !== null && image.size <= rule.maxBytes) {
      return { file: new File([image], withExtension(file.name, image.type), { type: image.type }), size: source.size };
    }
  }
  return { file, size: sides };
}

/**
 * Upscales a small image, up to the size the field can use. Returns null when that isn't needed, doesn't enlarge it, or fails (logged).
 * An abort is thrown.
 */
async function upscale(
  { file, size: sides }: Picked,
  { upscaleTo }: ImageRule,
  tools: ImageTools,
): Promise<Upscaled | null> {
  if (tools.upscale === null || sides === null || !needsUpscaling(sides, upscaleTo)) return null;
  try {
    const image = await tools.upscale(file);
    const measured = await tools.measure(image);
    if (measured === null || measured.width <= sides.width) throw new Error('the upscaler returned no larger image');
    const size = fitWithin(measured, upscaleTo);
    return size.width > sides.width ? { image, size } : null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    tools.log(error);
    return null;
  }
}
