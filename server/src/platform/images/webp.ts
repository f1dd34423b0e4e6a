/** The chunks of a webp that belong to the picture: all others (EXIF, XMP, colour profiles, unknown ones) are removed. */
const PICTURE = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);

/** More chunks than any animation has. */
const CHUNKS_MAX = 2_000;

/** Whether a webp contains only the picture, with nothing after its end. */
export function isCleanWebp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 20 || view.getUint32(4, true) + 8 !== bytes.length) return false;
  let at = 12;
  for (let chunks = 0; at + 8 <= bytes.length; chunks++) {
    if (chunks > CHUNKS_MAX) return false;
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    if (!PICTURE.has(name)) return false;
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }
  return at === bytes.length;
}
