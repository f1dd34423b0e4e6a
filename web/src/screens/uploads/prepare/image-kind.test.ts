import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageKind, isAnimatedWebp } from './image-kind.ts';

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b6e4f' } });
const frames = Buffer.alloc(8 * 16 * 3, 0);
const moving = sharp(frames.fill(255, 0, frames.length / 2), {
  raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
});
const bytes = (text: string) => new TextEncoder().encode(text);

describe('imageKind', () => {
  it.each([
    ['image/jpeg', () => picture.clone().jpeg().toBuffer()],
    ['image/png', () => picture.clone().png().toBuffer()],
    ['image/gif', () => picture.clone().gif().toBuffer()],
    ['image/tiff', () => picture.clone().tiff().toBuffer()],
    ['image/webp', () => picture.clone().webp().toBuffer()],
  ])('recognises %s as a real encoder writes it', async (kind, encode) => {
    expect(imageKind(await encode())).toBe(kind);
  });

  it('knows bmp and heic by their first bytes', () => {
    expect(imageKind(bytes('BM\x46\x00\x00\x00'))).toBe('image/bmp');
    expect(imageKind(bytes('\x00\x00\x00\x18ftypheic\x00\x00'))).toBe('image/heic');
    expect(imageKind(bytes('\x00\x00\x00\x18ftypmif1\x00\x00'))).toBe('image/heic');
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<svg width="1">',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY a "b">]>\n<SVG>',
  ])('recognises svg after what may precede it: %s', (text) => {
    expect(imageKind(bytes(text))).toBe('image/svg+xml');
  });

  it.each([
    ['nothing', ''],
    ['a pdf', '%PDF-1.7'],
    ['a page with a drawing in it', '<html><svg></svg></html>'],
    ['a word that begins alike', '<svgs>'],
    ['text', 'name;street\nDe Otters;Sportlaan'],
  ])('finds no image in %s', (_, text) => {
    expect(imageKind(bytes(text))).toBeNull();
  });
});

describe('isAnimatedWebp', () => {
  it('distinguishes an animated webp from a still one', async () => {
    expect(isAnimatedWebp(await moving.clone().webp({ loop: 0 }).toBuffer())).toBe(true);
    expect(isAnimatedWebp(await picture.clone().webp().toBuffer())).toBe(false);
    expect(isAnimatedWebp(await picture.clone().ensureAlpha(0.5).webp().toBuffer())).toBe(false);
  });
});
