import { decode } from 'bmp-ts';

/** What 2 MB can hold uncompressed, at a bit a pixel; a compressed bitmap that claims more is a bomb. */
const MOST_PIXELS = 16_777_216;

/** The pixels of a Windows bitmap as RGBA; sharp can't read the format. Throws for what is damaged. */
export function decodeBmp(bytes: Uint8Array): { pixels: Uint8Array; width: number; height: number } {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = buffer.readInt32LE(18);
  const height = Math.abs(buffer.readInt32LE(22));
  if (width < 1 || height < 1 || width * height > MOST_PIXELS) throw new Error('dimensions of a bitmap');
  const bitmap = decode(buffer, { toRGBA: true });
  const pixels = new Uint8Array(bitmap.data);
  // only version 4 of the format knows transparency; elsewhere the fourth byte is padding
  const hasAlpha = bitmap.bitPP === 32 && buffer.readUInt32LE(14) >= 108;
  if (!hasAlpha) for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  return { pixels, width, height };
}
