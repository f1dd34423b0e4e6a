import sharp, { type Sharp } from 'sharp';

/** A file as chosen in the browser's dialog. */
export type Picked = { name: string; mimeType: string; buffer: Buffer };

type Sides = { width: number; height: number };

/** Makes an image with gradients and grain: it compresses like a photo, and is the same in every run. */
function photo({ width, height }: Sides): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  let grain = 1;
  for (let i = 0; i < width * height; i += 1) {
    grain = (grain * 1_103_515_245 + 12_345) & 0x7fffffff;
    pixels[i * 3] = ((i % width) * 230) / width + (grain % 20);
    pixels[i * 3 + 1] = ((i / width) * 230) / height + (grain % 15);
    pixels[i * 3 + 2] = 120 + (grain % 25);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export async function jpeg(name: string, sides: Sides): Promise<Picked> {
  return { name, mimeType: 'image/jpeg', buffer: await photo(sides).jpeg({ quality: 60 }).toBuffer() };
}

/** Makes a photo as a phone stores it when held upright: the pixels are rotated, and the metadata has the orientation and the position. */
export async function uprightPhoto(name: string, { width, height }: Sides): Promise<Picked> {
  const lying = photo({ width: height, height: width });
  const where = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '52/1 5/1 26/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '5/1 7/1 17/1',
  };
  const buffer = await lying.withExif({ IFD3: where }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/**
 * Makes a square icon that the stores accept: opaque, or with `ground` null a white shape on a transparent background, for notifications.
 */
export async function iconFile(side: number, ground: string | null): Promise<File> {
  const rect = ground === null ? '' : `<rect width="100%" height="100%" fill="${ground}"/>`;
  const svg = `<svg width="${side}" height="${side}">${rect}<circle cx="50%" cy="50%" r="35%" fill="#fff"/></svg>`;
  const drawn = sharp(Buffer.from(svg));
  const bytes = await (ground === null ? drawn : drawn.removeAlpha()).png().toBuffer();
  return new File([new Uint8Array(bytes)], 'icon.png', { type: 'image/png' });
}
