import { MEGAPIXELS_MAX } from '@move/domain/kit/files/file-rules.ts';
import type { SharpConstructor } from 'sharp';
import { invalid, Problem } from '../http/problem.ts';
import type { Log } from '../log/create-log.ts';
import { ThreadError } from '../threads/run-apart.ts';
import { cleanGif } from './gif.ts';
import { isCleanWebp } from './webp.ts';
import { cleanSvgApart, decodeBmpApart } from './parse-apart.ts';
import { safeImageOptions, withSharp } from './sharp.ts';

/** The accepted image types, with the extension of the stored file. A bitmap is stored as PNG. */
export const IMAGE_TYPES = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'image/bmp': 'png',
} as const;
export type ImageType = keyof typeof IMAGE_TYPES;

/** An image of its declared type, upright, without anything but the picture. */
export type CleanImage = {
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: Exclude<ImageType, 'image/bmp'>;
  width: number;
  height: number;
  isTransparent: boolean;
};

type Source = {
  bytes: Uint8Array;
  type: ImageType;
  /** Logs a failure of the thread that parses the image; the sender only gets a refusal of the image. */
  log?: Pick<Log, 'warn'>;
  /** How long that thread may take. */
  mostSeconds?: number;
};

/**
 * Decodes an image from outside and returns only the picture, upright: without location and camera, comments, scripts, and data
 * after its end. Throws a Problem on `file` when it is damaged or too large.
 */
export function cleanImage(source: Source): Promise<CleanImage> {
  return withSharp(async (sharp) => {
    try {
      if (source.type === 'image/svg+xml') return await drawingOf(source);
      const { bytes, mimeType } = await pictureOf(sharp, source);
      const { width, height } = await sharp(bytes, safeImageOptions).metadata();
      const { isOpaque } = await sharp(bytes, safeImageOptions).stats();
      return { bytes, mimeType, width, height, isTransparent: !isOpaque };
    } catch (error) {
      if (error instanceof ThreadError) {
        source.log?.warn({ err: error, type: source.type, bytes: source.bytes.length }, 'an image could not be parsed');
      }
      throw refusalOf(error);
    }
  });
}

/**
 * Cleans a drawing without rendering or measuring it: one filter or a long text in it can keep a core busy for minutes and take all memory.
 * Every drawing counts as transparent.
 */
async function drawingOf({ bytes, mostSeconds }: Source): Promise<CleanImage> {
  const drawing = await cleanSvgApart(bytes, mostSeconds);
  if (drawing.width * drawing.height > MEGAPIXELS_MAX * 1_000_000) throw tooManyPixels();
  return { ...drawing, mimeType: 'image/svg+xml', isTransparent: true };
}

type Picture = Pick<CleanImage, 'bytes' | 'mimeType'>;

async function pictureOf(sharp: SharpConstructor, { bytes, type, mostSeconds }: Source): Promise<Picture> {
  // animations are kept as they are
  if (type === 'image/gif') {
    const gif = cleanGif(bytes);
    await checkFrames(sharp, gif);
    return { bytes: gif, mimeType: type };
  }
  if (type === 'image/bmp') {
    const { pixels, ...size } = await decodeBmpApart(bytes, mostSeconds);
    const png = await sharp(pixels, { ...safeImageOptions, raw: { ...size, channels: 4 } })
      .png()
      .toBuffer();
    return { bytes: new Uint8Array(png), mimeType: 'image/png' };
  }
  return rasterOf(sharp, { bytes, type });
}

/** Encodes a picture again, except a webp without anything to remove, as our browser code makes: it would only lose sharpness. */
async function rasterOf(sharp: SharpConstructor, { bytes, type }: Source): Promise<Picture> {
  const mimeType = type as 'image/png' | 'image/jpeg' | 'image/webp';
  await checkFrames(sharp, bytes);
  if (type === 'image/webp' && isCleanWebp(bytes)) return { bytes: new Uint8Array(bytes), mimeType };
  const upright = sharp(bytes, { ...safeImageOptions, animated: type === 'image/webp' })
    .timeout({ seconds: 10 })
    .autoOrient();
  const written =
    type === 'image/png'
      ? upright.png({ compressionLevel: 6 })
      : type === 'image/jpeg'
        ? upright.flatten({ background: '#fff' }).jpeg({ quality: 90 })
        : upright.webp({ quality: 90, effort: 2 });
  return { bytes: new Uint8Array(await written.toBuffer()), mimeType };
}

const FRAMES_MAX = 500;

/** Limits all frames together: sharp itself limits one frame, and many small ones add up. */
async function checkFrames(sharp: SharpConstructor, bytes: Uint8Array): Promise<void> {
  const { width, height, pages = 1, pageHeight = height } = await sharp(bytes, safeImageOptions).metadata();
  if (width * pageHeight > MEGAPIXELS_MAX * 1_000_000) throw tooManyPixels();
  if (pages > FRAMES_MAX || width * pageHeight * pages > 4 * MEGAPIXELS_MAX * 1_000_000) throw tooManyPixels();
}

const tooManyPixels = () => invalid('file', 'file.too_many_pixels', { megapixels: MEGAPIXELS_MAX });

function refusalOf(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const text = error instanceof Error ? error.message : '';
  return /pixel limit|too large|dimensions/i.test(text) ? tooManyPixels() : invalid('file', 'file.broken');
}
