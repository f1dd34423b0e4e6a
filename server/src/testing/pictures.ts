import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

type Size = { width?: number; height?: number };

/** Returns a picture with a pattern, so that it doesn't compress to nothing. */
export function picture({ width = 800, height = 400 }: Size = {}): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7 + (at >> 5)) % 256;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const fileOf = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);

export async function pngFile(size: Size = {}, name = 'foto.png'): Promise<File> {
  return fileOf(await picture(size).png().toBuffer(), name);
}

/** Returns an image that no format can compress: three bytes per pixel. */
export async function noise({ width, height }: Required<Size>, name = 'ruis.png'): Promise<File> {
  const raw = { width, height, channels: 3 } as const;
  return fileOf(
    await sharp(randomBytes(width * height * 3), { raw })
      .png({ compressionLevel: 1 })
      .toBuffer(),
    name,
  );
}

export const transparentPng = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: { r: 200, g: 10, b: 10, alpha: 0.4 } } })
    .png()
    .toBuffer();

/** Returns an animated GIF with frames of one colour each. */
export function animation(frames: number, side = 40): Promise<Buffer> {
  const pixels = Buffer.concat(Array.from({ length: frames }, (_, index) => Buffer.alloc(side * side * 3, index * 40)));
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .gif({ delay: Array.from({ length: frames }, () => 100), loop: 0 })
    .toBuffer();
}

/** Returns an uncompressed bitmap of one colour: 24 bits per pixel, rows padded to four bytes. */
export function bitmap({ width, height }: Required<Size>): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + row * height, 0x80);
  file.fill(0, 0, 54);
  file.write('BM', 0);
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  file.writeUInt32LE(row * height, 34);
  return file;
}

/** Returns a valid PNG of black pixels with this width and height, one bit each: tens of kilobytes that unpack to hundreds of megabytes. */
export function bombOf(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
