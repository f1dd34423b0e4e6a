import { describe, expect, it } from 'vitest';
import type { ImageKind } from './image-kind.ts';
import { fitWithin, needsRedrawing, needsUpscaling, qualityFor, withExtension } from './plan-image.ts';

const picked = (kind: ImageKind, isAnimated = false) => ({ kind, isAnimated });

describe('needsRedrawing', () => {
  it.each(['image/jpeg', 'image/png', 'image/bmp', 'image/webp'] as const)('redraws %s', (kind) => {
    expect(needsRedrawing(picked(kind), null)).toBe(true);
  });
  it.each(['image/svg+xml', 'image/gif', 'image/tiff', 'image/heic'] as const)('leaves %s unchanged', (kind) => {
    expect(needsRedrawing(picked(kind), null)).toBe(false);
  });
  it('leaves an animated webp unchanged, and every file for a field that requires png', () => {
    expect(needsRedrawing(picked('image/webp', true), null)).toBe(false);
    expect(needsRedrawing(picked('image/png'), 'image/png')).toBe(false);
  });
});

describe('qualityFor', () => {
  it('is half from 200,000 bytes on', () => {
    expect(qualityFor(199_999, false)).toBe(1);
    expect(qualityFor(200_000, false)).toBe(0.5);
    expect(qualityFor(2_000_000, false)).toBe(0.5);
  });
  it('is full for an upscaled image of any size', () => {
    expect(qualityFor(2_000_000, true)).toBe(1);
  });
});

describe('needsUpscaling', () => {
  const wanted = { width: 1000, height: 500 };
  it('is true when both sides are too small', () => {
    expect(needsUpscaling({ width: 999, height: 499 }, wanted)).toBe(true);
    expect(needsUpscaling({ width: 999, height: 500 }, wanted)).toBe(false);
    expect(needsUpscaling({ width: 1000, height: 499 }, wanted)).toBe(false);
  });
  it('is false for a field without such a size', () => {
    expect(needsUpscaling({ width: 1, height: 1 }, null)).toBe(false);
  });
});

describe('fitWithin', () => {
  it('keeps the aspect ratio within both sides', () => {
    expect(fitWithin({ width: 4000, height: 3000 }, { width: 1000, height: 1000 })).toEqual({
      width: 1000,
      height: 750,
    });
    expect(fitWithin({ width: 1000, height: 4000 }, { width: 1000, height: 500 })).toEqual({ width: 125, height: 500 });
  });
  it('never enlarges, and keeps a thin line visible', () => {
    expect(fitWithin({ width: 10, height: 5 }, { width: 100, height: 100 })).toEqual({ width: 10, height: 5 });
    expect(fitWithin({ width: 5000, height: 2 }, { width: 100, height: 100 })).toEqual({ width: 100, height: 1 });
    expect(fitWithin({ width: 5000, height: 2 }, null)).toEqual({ width: 5000, height: 2 });
  });
});

describe('withExtension', () => {
  it('changes the extension only', () => {
    expect(withExtension('foto.van.het.bad.jpg', 'image/webp')).toBe('foto.van.het.bad.webp');
    expect(withExtension('bad.PNG', 'image/jpeg')).toBe('bad.jpg');
    expect(withExtension('bad', 'image/webp')).toBe('bad.webp');
  });
});
