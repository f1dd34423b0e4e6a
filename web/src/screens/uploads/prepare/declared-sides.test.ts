import sharp from 'sharp';
import { expect, it } from 'vitest';
import { declaredSides } from './declared-sides.ts';
import type { ImageKind } from './image-kind.ts';

const picture = sharp({ create: { width: 640, height: 300, channels: 4, background: '#0b6e4f80' } });

it.each<[ImageKind, () => Promise<Uint8Array>]>([
  ['image/png', () => picture.clone().png().toBuffer()],
  ['image/gif', () => picture.clone().gif().toBuffer()],
  [
    'image/webp',
    () =>
      picture
        .clone()
        .webp()
        .withExif({ IFD0: { Artist: 'Otto' } })
        .toBuffer(),
  ],
])('reads the sides of %s as a real encoder wrote them', async (kind, encode) => {
  expect(declaredSides(kind, await encode())).toEqual({ width: 640, height: 300 });
});

it('reads a bmp that is stored upside down', () => {
  const head = new DataView(new ArrayBuffer(54));
  head.setInt32(18, 20_000, true);
  head.setInt32(22, -10_000, true);
  expect(declaredSides('image/bmp', new Uint8Array(head.buffer))).toEqual({ width: 20_000, height: 10_000 });
});

it('returns null for other types, and for a header that ends too soon', async () => {
  expect(declaredSides('image/jpeg', await picture.clone().jpeg().toBuffer())).toBeNull();
  expect(declaredSides('image/webp', await picture.clone().flatten().webp().toBuffer())).toBeNull();
  expect(declaredSides('image/png', (await picture.clone().png().toBuffer()).subarray(0, 20))).toBeNull();
});
