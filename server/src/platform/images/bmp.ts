import { decode } from 'bmp-ts';

/** The most pixels that 2 MB hold uncompressed, at one bit each; a compressed bitmap that claims more is an attack. */
const PIXELS_MAX = 16_777_216;

/** Decodes a Windows bitmap to RGBA; sharp can't read the format. Throws when it is damaged. */
export function decodeBmp(bytes: Uint8Array): { pixels: Uint8Array; width: number; height: number } {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = buffer.readInt32LE(18);
  const height = Math.abs(buffer.readInt32LE(22));
  if (width < 1 || height < 1 || width * height > PIXELS_MAX) throw new Error('dimensions of a bitmap');
  const bitmap = decode(buffer, { toRGBA: true });
  const pixels = new Uint8Array(bitmap.data);
  // only version 4 of the format has transparency; elsewhere the fourth byte is padding
  const hasAlpha = bitmap.bitPP === 32 && buffer.readUInt32LE(14) >= 108;
  if (!hasAlpha) for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  return { pixels, width, height };
}
