import { isSvgText } from '@move/domain/files/svg-text.ts';

/** The image types recognised from a file's contents; the names are media types. */
export type ImageKind =
  | 'image/jpeg'
  | 'image/png'
  | 'image/gif'
  | 'image/bmp'
  | 'image/tiff'
  | 'image/webp'
  | 'image/svg+xml'
  | 'image/heic';

/** The first bytes of a file: enough for `imageKind`, `isAnimatedWebp` and `declaredSides`. */
export const HEAD_BYTES = 4_096;

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

type Signature = { kind: ImageKind; bytes: readonly number[]; at?: number };

const SIGNATURES: readonly Signature[] = [
  { kind: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'image/png', bytes: [0x89, ...ascii('PNG\r\n\x1a\n')] },
  { kind: 'image/gif', bytes: ascii('GIF8') },
  { kind: 'image/bmp', bytes: ascii('BM') },
  { kind: 'image/tiff', bytes: [...ascii('II'), 42, 0] },
  { kind: 'image/tiff', bytes: [...ascii('MM'), 0, 42] },
  { kind: 'image/webp', bytes: ascii('WEBP'), at: 8 },
  ...['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'].map(
    (brand): Signature => ({ kind: 'image/heic', bytes: ascii(`ftyp${brand}`), at: 4 }),
  ),
];

/** The type of a file by its first bytes, whatever its name; null when it is no image. */
export function imageKind(head: Uint8Array): ImageKind | null {
  const known = SIGNATURES.find(({ bytes, at = 0 }) => bytes.every((byte, i) => head[at + i] === byte));
  if (known !== undefined) return known.kind;
  return isSvgText(new TextDecoder().decode(head)) ? 'image/svg+xml' : null;
}

const ANIMATION_FLAG = 0x02;

/** Whether a webp is animated, by its extended header. */
export function isAnimatedWebp(head: Uint8Array): boolean {
  const isExtended = ascii('VP8X').every((byte, i) => head[12 + i] === byte);
  return isExtended && ((head[20] ?? 0) & ANIMATION_FLAG) !== 0;
}
