const TRAILER = 0x3b;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** The application extensions that are kept: they say how often the animation repeats. */
const REPEATS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** More than any animation has: 500 frames with two blocks each, plus a margin. */
const BLOCKS_MAX = 20_000;

/**
 * Removes comments, texts, XMP and data after the end from a GIF. Pictures and timing are copied as they are, since encoding again would
 * change an animation. Throws when the file is incomplete.
 */
export function cleanGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [];
  const keep = (from: number, to: number) => kept.push(bytes.subarray(from, to));
  let at = 13 + colourTable(byteAt(bytes, 10));
  keep(0, at);
  for (let blocks = 0; ; blocks++) {
    if (blocks > BLOCKS_MAX) throw new Error('a GIF of endless blocks');
    const start = at;
    const kind = byteAt(bytes, at);
    if (kind === TRAILER) break;
    if (kind === IMAGE) {
      // an image has a descriptor, a colour table, one byte with the code size, and blocks of codes
      at = endOfBlocks(bytes, at + 10 + colourTable(byteAt(bytes, at + 9)) + 1);
      keep(start, at);
    } else if (kind === EXTENSION) {
      at = endOfBlocks(bytes, at + 2);
      if (isPicture(bytes, start)) keep(start, at);
    } else throw new Error('not a block of a GIF');
  }
  keep(at, at + 1);
  return new Uint8Array(Buffer.concat(kept));
}

function isPicture(bytes: Uint8Array, start: number): boolean {
  const label = byteAt(bytes, start + 1);
  if (label === GRAPHIC_CONTROL) return true;
  if (label !== APPLICATION) return false;
  return REPEATS.has(String.fromCharCode(...bytes.subarray(start + 3, start + 14)));
}

const colourTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The position after a row of data blocks: each starts with its length, an empty one ends the row. */
function endOfBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let length = byteAt(bytes, at); length > 0; length = byteAt(bytes, at)) at += length + 1;
  return at + 1;
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new Error('a GIF that breaks off');
  return byte;
}
