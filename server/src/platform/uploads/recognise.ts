import type { FileKind } from '@move/contract/kit/upload.ts';
import { ACCEPTED_IMAGE_EXTENSIONS, ext } from '@move/domain/kit/files/file-rules.ts';
import { invalid, type Problem } from '../http/problem.ts';
import { IMAGE_TYPES, type ImageType } from '../images/clean-image.ts';
import { isSvg } from '../images/svg/is-svg.ts';

const EXTENSIONS: Readonly<Record<FileKind, readonly string[]>> = {
  image: ACCEPTED_IMAGE_EXTENSIONS,
  csv: ['csv', 'txt', 'tsv'],
  xlsx: ['xlsx'],
  geojson: ['geojson', 'json'],
  xml: ['xml'],
};

type Received = { filename: string; bytes: Uint8Array };

export type Recognised = { kind: 'image'; type: ImageType } | { kind: Exclude<FileKind, 'image'> };

/** Returns the kind and, for an image, the type of a file. The name must fit one of `kinds`; the type comes from the contents alone. */
export async function recognise(file: Received, kinds: readonly FileKind[]): Promise<Recognised> {
  const { filename, bytes } = file;
  if (bytes.length === 0) throw invalid('file', 'file.empty');
  const facts = { name: filename, size: bytes.length, type: '' };
  const kind = kinds.find((candidate) => ext(facts, { extensions: EXTENSIONS[candidate] }) === null);
  // A HEIC photo of a phone is refused with advice, whatever its name.
  if (kind === undefined || kind === 'image') {
    const type = await detectImageType(bytes);
    if (kind === undefined || typeof type !== 'string') throw typeof type === 'string' ? invalid('file', 'ext') : type;
    return { kind, type };
  }
  if (kind === 'xlsx') {
    if (!isZip(bytes)) throw invalid('file', 'file.sheet');
    return { kind };
  }
  if (isBinary(bytes)) throw invalid('file', 'file.text');
  return { kind };
}

/** The type of an image by its first bytes, or why it is refused. */
async function detectImageType(bytes: Uint8Array): Promise<ImageType | Problem> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (type !== undefined && Object.hasOwn(IMAGE_TYPES, type)) return type as ImageType;
  if (type !== undefined && /^image\/hei[cf]/.test(type)) return invalid('file', 'file.heic');
  const isText = type === undefined || /xml|text|html/.test(type);
  return isText && isSvg(bytes) ? 'image/svg+xml' : invalid('file', 'mimes');
}

/** A workbook is a zip; one with a password isn't, nor is a file of before 2007. */
const isZip = (bytes: Uint8Array) => [0x50, 0x4b, 3, 4].every((byte, at) => bytes[at] === byte);

/** Texts contain no zero bytes, except UTF-16, which begins with a mark. */
function isBinary(bytes: Uint8Array): boolean {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return !isWide && bytes.subarray(0, 65_536).includes(0);
}
