import type { Dimensions } from '@move/domain/kit/files/file-rules.ts';

type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

function drawn({ width, height }: Dimensions, draw: (context: OffscreenCanvasRenderingContext2D) => void) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  draw(context);
  return canvas;
}

async function fileOf(canvas: OffscreenCanvas, name: string, type: ImageType): Promise<File> {
  return new File([await canvas.convertToBlob({ type, quality: 0.6 })], name, { type });
}

/** A picture with gradients, like a photo. */
export function photo(name: string, sides: Dimensions, type: ImageType = 'image/jpeg'): Promise<File> {
  const canvas = drawn(sides, (context) => {
    const gradient = context.createLinearGradient(0, 0, sides.width, sides.height);
    gradient.addColorStop(0, '#0b6e4f');
    gradient.addColorStop(1, '#f4a259');
    context.fillStyle = gradient;
    context.fillRect(0, 0, sides.width, sides.height);
  });
  return fileOf(canvas, name, type);
}

/** A red square in a corner of a transparent picture. */
export function seeThrough(name: string, sides: Dimensions): Promise<File> {
  const canvas = drawn(sides, (context) => {
    context.fillStyle = '#d00';
    context.fillRect(sides.width - 100, sides.height - 100, 100, 100);
  });
  return fileOf(canvas, name, 'image/png');
}

/** One pixel in two frames, on a canvas with these dimensions. */
export function movingGif(name: string, { width, height }: Dimensions): File {
  const low = (value: number) => [value & 255, value >> 8];
  const colours = [220, 0, 0, 0, 0, 220];
  const delay = [0x21, 0xf9, 4, 0, 40, 0, 0, 0];
  const pixel = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const frame = [...delay, ...pixel];
  const head = [...new TextEncoder().encode('GIF89a'), ...low(width), ...low(height), 0x80, 0, 0];
  const bytes = Uint8Array.from([...head, ...colours, ...frame, ...frame, 0x3b]);
  return new File([bytes], name, { type: 'image/gif' });
}

/** The colour of a pixel: red, green, blue and alpha. */
export async function pixelOf(image: Blob, x: number, y: number): Promise<number[]> {
  const bitmap = await createImageBitmap(image);
  const canvas = drawn({ width: bitmap.width, height: bitmap.height }, (context) => context.drawImage(bitmap, 0, 0));
  return [...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])];
}
