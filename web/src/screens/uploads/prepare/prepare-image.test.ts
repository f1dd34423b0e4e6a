import type { ImageRule } from '@move/domain/files/image-rules.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type ImageTools, prepareImage } from './prepare-image.ts';

const MIB = 1024 * 1024;
const anything: ImageRule = {
  least: null,
  most: null,
  upscaleTo: null,
  maxBytes: 2 * MIB,
  type: null,
  transparency: 'allowed',
};

type Drawing = { width: number; height: number };

async function picture(
  { width, height }: Drawing,
  type: 'png' | 'jpeg' | 'webp' | 'tiff' = 'png',
  name = `bad.${type}`,
) {
  const image = sharp({ create: { width, height, channels: 3, background: '#0b6e4f' } });
  return new File([new Uint8Array(await image.toFormat(type).toBuffer())], name);
}

/** The browser's part done with sharp: real measuring, and redrawing that records its options. */
function tools(own: Partial<ImageTools> = {}) {
  const asked: { size: Drawing; quality: number }[] = [];
  const logged: unknown[] = [];
  const all: ImageTools = {
    measure: async (image) => {
      const { width, height } = await sharp(await image.bytes())
        .metadata()
        .catch(() => ({ width: 0, height: 0 }));
      return width === 0 ? null : { width, height };
    },
    redraw: async (image, how) => {
      asked.push(how);
      const drawn = await sharp(await image.bytes())
        .resize(how.size.width, how.size.height)
        .webp()
        .toBuffer();
      return new Blob([new Uint8Array(drawn)], { type: 'image/webp' });
    },
    upscale: null,
    log: (error) => logged.push(error),
    ...own,
  };
  return { all, asked, logged };
}

describe('the rules of a field, for the chosen file', () => {
  const messageOf = async (file: File, rules: Partial<ImageRule> = {}) => {
    const prepared = await prepareImage(file, { ...anything, ...rules }, tools().all);
    return prepared.ok ? null : prepared.message;
  };

  it('refuses an extension that is not accepted, even of an image', async () => {
    expect(await messageOf(await picture({ width: 9, height: 9 }, 'tiff'))).toEqual({ key: 'ext' });
  });
  it('refuses a file whose contents are no image', async () => {
    expect(await messageOf(new File(['%PDF-1.7'], 'bad.png', { type: 'image/png' }))).toEqual({ key: 'image' });
    expect(await messageOf(new File([], 'bad.png'))).toEqual({ key: 'file.empty' });
  });
  it('explains how to convert a photo in the format of an iPhone', async () => {
    const head = new TextEncoder().encode('\x00\x00\x00\x18ftypheic');
    expect(await messageOf(new File([head], 'IMG_0001.HEIC'))).toEqual({ key: 'file.heic' });
    expect(await messageOf(new File([head], 'IMG_0001.jpg'))).toEqual({ key: 'file.heic' });
  });
  it('accepts a png whose name ends in jpg', async () => {
    expect(await messageOf(await picture({ width: 9, height: 9 }, 'png', 'bad.jpg'))).toBeNull();
  });
  it('refuses one byte too many', async () => {
    const exact = new Uint8Array(2 * MIB);
    exact.set(await (await picture({ width: 9, height: 9 }, 'jpeg')).bytes());
    expect(await messageOf(new File([exact], 'bad.jpg'))).toBeNull();
    expect(await messageOf(new File([exact, 'x'], 'bad.jpg'))).toEqual({
      key: 'file.too_large',
      params: { size: '2 MB' },
    });
  });
  it('refuses a width or height that is smaller or larger than the field allows', async () => {
    const least = { width: 500, height: 250 };
    const small = { key: 'upload_field.validations.min_dimensions', params: least };
    expect(await messageOf(await picture({ width: 500, height: 250 }), { least })).toBeNull();
    expect(await messageOf(await picture({ width: 499, height: 250 }), { least })).toEqual(small);
    expect(await messageOf(await picture({ width: 900, height: 249 }), { least })).toEqual(small);
    const large = { key: 'upload_field.validations.max_dimensions', params: least };
    expect(await messageOf(await picture({ width: 500, height: 251 }), { most: least })).toEqual(large);
  });
  it('refuses, without decoding the image, more pixels than any screen needs', async () => {
    const blank = { create: { width: 8_000, height: 7_000, channels: 3, background: '#fff' } } as const;
    const bomb = new File([new Uint8Array(await sharp(blank).png().toBuffer())], 'leeg.png');
    const { all } = tools({ measure: () => Promise.reject(new Error('was decoded')) });
    expect(await prepareImage(bomb, anything, all)).toEqual({
      ok: false,
      message: { key: 'file.too_many_pixels', params: { megapixels: 50 } },
    });
  });
  it('accepts a webp or svg that is smaller than the field allows', async () => {
    const least = { width: 500, height: 250 };
    expect(await messageOf(await picture({ width: 9, height: 9 }, 'webp'), { least })).toBeNull();
    expect(
      await messageOf(new File(['<svg xmlns="http://www.w3.org/2000/svg" width="9"/>'], 'a.svg'), { least }),
    ).toBeNull();
  });
  it('accepts nothing but png where png is required', async () => {
    expect(await messageOf(await picture({ width: 9, height: 9 }, 'jpeg'), { type: 'image/png' })).toEqual({
      key: 'mimes',
    });
    expect(await messageOf(await picture({ width: 9, height: 9 }), { type: 'image/png' })).toBeNull();
  });
});

async function sent(file: File, rules: Partial<ImageRule>, own: Partial<ImageTools>) {
  const { all, asked, logged } = tools(own);
  const prepared = await prepareImage(file, { ...anything, ...rules }, all);
  if (!prepared.ok) throw new Error(prepared.message.key);
  return { ...prepared, asked, logged };
}

describe('the file that is sent', () => {
  it('is a webp of the same size, under the same name', async () => {
    const { file, size, asked } = await sent(await picture({ width: 600, height: 300 }), {}, {});
    expect([file.name, file.type, size]).toEqual(['bad.webp', 'image/webp', { width: 600, height: 300 }]);
    expect(asked).toEqual([{ size: { width: 600, height: 300 }, quality: 1 }]);
  });
  it('is the original where png is required, and where the browser can’t redraw', async () => {
    const original = await picture({ width: 600, height: 300 });
    expect((await sent(original, { type: 'image/png' }, {})).file).toBe(original);
    expect((await sent(original, {}, { redraw: async () => null })).file).toBe(original);
    expect((await sent(original, {}, { measure: async () => null })).file).toBe(original);
  });
  it('reduces quality until the file is small enough, and is the original when that fails', async () => {
    const original = await picture({ width: 600, height: 300 });
    const bySize = (sizes: Record<number, number>): Partial<ImageTools> => ({
      redraw: async (_, { quality }) => new Blob([new Uint8Array(sizes[quality] ?? 0)], { type: 'image/webp' }),
    });
    expect((await sent(original, {}, bySize({ 1: 3 * MIB, 0.5: MIB }))).file.size).toBe(MIB);
    expect((await sent(original, {}, bySize({ 1: 3 * MIB, 0.5: 3 * MIB }))).file).toBe(original);
  });
});

describe('upscaling', () => {
  const rules = { upscaleTo: { width: 1000, height: 500 } };
  const twice = async (image: File) => {
    const { width } = await sharp(await image.bytes()).metadata();
    return new Blob([
      new Uint8Array(
        await sharp(await image.bytes())
          .resize(width * 2)
          .png()
          .toBuffer(),
      ),
    ]);
  };

  it('enlarges a small image at full quality, up to the size the field can use', async () => {
    const { size, asked } = await sent(await picture({ width: 600, height: 400 }), rules, { upscale: twice });
    expect(size).toEqual({ width: 750, height: 500 });
    expect(asked).toEqual([{ size: { width: 750, height: 500 }, quality: 1 }]);
  });
  it.each([
    { width: 1000, height: 500 },
    { width: 900, height: 600 },
    { width: 1600, height: 400 },
  ])('calls no upscaler for an image with a side that is large enough: $width × $height', async (image) => {
    const upscale = () => Promise.reject(new Error('was asked'));
    const { size, logged } = await sent(await picture(image), rules, { upscale });
    expect([size, logged]).toEqual([image, []]);
  });
  it.each([
    ['refuses', () => Promise.reject(new Error('401'))],
    ['returns garbage', async () => new Blob(['<html>'])],
    ['returns the same image', async (image: File) => image],
  ])('logs and goes on with the original when the service %s', async (_, upscale) => {
    const { file, size, logged } = await sent(await picture({ width: 600, height: 400 }), rules, { upscale });
    expect([file.type, size]).toEqual(['image/webp', { width: 600, height: 400 }]);
    expect(logged).toHaveLength(1);
  });
  it('stops when the upload is cancelled meanwhile', async () => {
    const upscale = () => Promise.reject(new DOMException('aborted', 'AbortError'));
    await expect(sent(await picture({ width: 600, height: 400 }), rules, { upscale })).rejects.toThrow('aborted');
  });
});
