import type { Dimensions } from '@move/domain/kit/files/file-rules.ts';
import type { ImageKind } from './image-kind.ts';

type Reader = (view: DataView) => Dimensions;

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;

/** Readers of the declared dimensions, for types that compress well; other types can't have many pixels in a small file. */
const READERS: Partial<Record<ImageKind, Reader>> = {
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/bmp': (view) => ({ width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) }),
  // only for an extended webp; a simple one has 14 bits a side
  'image/webp': (view) => ({ width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }),
};

/** The width and height in an image's header, without decoding the image; null for other types and for a header that is cut off. */
export function declaredSides(kind: ImageKind, head: Uint8Array): Dimensions | null {
  const read = READERS[kind];
  const isSimpleWebp = kind === 'image/webp' && new TextDecoder().decode(head.subarray(12, 16)) !== 'VP8X';
  if (read === undefined || isSimpleWebp || head.length < 30) return null;
  return read(new DataView(head.buffer, head.byteOffset, head.length));
}
