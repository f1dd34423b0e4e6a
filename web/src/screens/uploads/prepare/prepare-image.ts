import {
  ACCEPTED_IMAGE_EXTENSIONS,
  type Dimensions,
  ext,
  type FileFacts,
  MAX_MEGAPIXELS,
  maxDimensions,
  mimes,
  minDimensions,
  tooLarge,
} from '@move/domain/kit/files/file-rules.ts';
import type { ImageRule } from '@move/domain/files/image-rules.ts';
import type { Message } from '@move/domain/kit/messages/messages.ts';
import { declaredSides } from './declared-sides.ts';
import { HEAD_BYTES, type ImageKind, imageKind, isAnimatedWebp } from './image-kind.ts';
import { fitWithin, isRedrawn, needsUpscaling, qualityFor, QUALITY, renamed } from './plan-image.ts';

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

type Picked = { file: File; kind: ImageKind; isAnimated: boolean; size: Dimensions | null };

/**
 * Makes the file to send from the file that the user chose: checked against the field's rules, upscaled when it is small, redrawn
 * as webp. A file that the browser can't draw is sent unchanged: the server decides.
 */
export async function prepareImage(file: File, rule: ImageRule, tools: ImageTools): Promise<Prepared> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const kind = imageKind(head);
  const refusal = findImageFault(file, kind, rule) ?? pixelRefusal(kind === null ? null : declaredSides(kind, head));
  if (refusal !== null) return { ok: false, message: refusal };
  if (kind === null) return { ok: false, message: { key: 'image' } };
  const picked = { file, kind, isAnimated: isAnimatedWebp(head), size: await tools.measure(file) };
  const sides = sidesRefusal(picked, rule);
  if (sides !== null) return { ok: false, message: sides };
  if (!isRedrawn(picked, rule.type)) return { ok: true, file, size: picked.size };
  return { ok: true, ...(await redrawn(picked, rule, tools)) };
}

function findImageFault(file: File, kind: ImageKind | null, rule: ImageRule): Message | null {
  const facts: FileFacts = { name: file.name, size: file.size, type: kind ?? file.type };
  if (file.size === 0) return { key: 'file.empty' };
  // before the extension: advice helps more than the message that the extension is wrong
  if (kind === 'image/heic') return { key: 'file.heic' };
  const refusal = ext(facts, { extensions: ACCEPTED_IMAGE_EXTENSIONS });
  if (refusal !== null || kind === null) return refusal;
  if (file.size > rule.maxBytes) return tooLarge(rule.maxBytes);
  return rule.type === null ? null : mimes(facts, { types: [rule.type] });
}

/** Checks before decoding, since a tiny file may claim gigabytes of pixels. */
function pixelRefusal(sides: Dimensions | null): Message | null {
  if (sides === null || sides.width * sides.height <= MAX_MEGAPIXELS * 1_000_000) return null;
  return { key: 'file.too_many_pixels', params: { megapixels: MAX_MEGAPIXELS } };
}

function sidesRefusal({ file, kind, size: sides }: Picked, { least, most }: ImageRule): Message | null {
  const facts: FileFacts = { name: file.name, size: file.size, type: kind, ...sides };
  return (most === null ? null : maxDimensions(facts, most)) ?? (least === null ? null : minDimensions(facts, least));
}

type Larger = { image: Blob; size: Dimensions };
type Sent = { file: File; size: Dimensions | null };

async function redrawn(picked: Picked, rule: ImageRule, tools: ImageTools): Promise<Sent> {
  const { file, size: sides } = picked;
  if (sides === null) return { file, size: null };
  const larger = await upscaled(picked, rule, tools);
  const source = larger ?? { image: file, size: sides };
  const quality = qualityFor(file.size, larger !== null);
  for (const how of quality === QUALITY ? [QUALITY] : [quality, QUALITY]) {
    // the lower quality is only tried when the first file is too large
    const image = await tools.redraw(source.image, { size: source.size, quality: how });
    if (image !== null && image.size <= rule.maxBytes) {
      return { file: new File([image], renamed(file.name, image.type), { type: image.type }), size: source.size };
    }
  }
  return { file, size: sides };
}

/**
 * Upscales a small image, up to the size the field can use and never below its own. Any fault is logged, and the image is sent as
 * chosen.
 */
async function upscaled(
  { file, size: sides }: Picked,
  { upscaleTo }: ImageRule,
  tools: ImageTools,
): Promise<Larger | null> {
  if (tools.upscale === null || sides === null || !needsUpscaling(sides, upscaleTo)) return null;
  try {
    const image = await tools.upscale(file);
    const found = await tools.measure(image);
    if (found === null || found.width <= sides.width) throw new Error('the upscaler answered no larger image');
    const size = fitWithin(found, upscaleTo);
    return size.width > sides.width ? { image, size } : null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    tools.log(error);
    return null;
  }
}
