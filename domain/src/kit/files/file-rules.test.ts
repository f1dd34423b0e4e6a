import { expect, test } from 'vitest';
import {
  ACCEPTED_IMAGE_EXTENSIONS,
  APP_ICON_MAX_BYTES,
  dimensions,
  ext,
  type FileFacts,
  IMAGE_MAX_BYTES,
  inMegabytes,
  image,
  maxDimensions,
  mimes,
  minDimensions,
  size,
} from './file-rules.ts';

const photo: FileFacts = { name: 'Zomer.Foto.JPG', size: 2048, type: 'image/jpeg', width: 500, height: 250 };

test('the extension is what follows the last dot, in any case', () => {
  expect(ext(photo, { extensions: ACCEPTED_IMAGE_EXTENSIONS })).toBeNull();
  expect(ext({ ...photo, name: 'jpg' }, { extensions: ['jpg'] })).toEqual({ key: 'ext' });
  expect(ext({ ...photo, name: 'a.jpg.exe' }, { extensions: ['jpg'] })).toEqual({ key: 'ext' });
});

test('tiff is measured as an image but not accepted; webp and svg the other way round', () => {
  const tiff = { ...photo, name: 'a.tiff', type: 'image/tiff' };
  expect(image(tiff)).toBeNull();
  expect(image({ ...tiff, type: 'image/TIFF' })).toBeNull();
  expect(ext(tiff, { extensions: ACCEPTED_IMAGE_EXTENSIONS })).toEqual({ key: 'ext' });
  expect(image({ ...photo, type: 'image/webp' })).toEqual({ key: 'image' });
});

test('a file has one of the given mime types, where `image/*` is every image type', () => {
  expect(mimes(photo, { types: ['image/*'] })).toBeNull();
  expect(mimes({ ...photo, type: 'IMAGE/JPEG' }, { types: ['image/png', 'image/jpeg'] })).toBeNull();
  expect(mimes(photo, { types: ['image/png', 'imag/*'] })).toEqual({ key: 'mimes' });
});

test('KB are 1024 bytes', () => {
  expect([IMAGE_MAX_BYTES, APP_ICON_MAX_BYTES]).toEqual([2_097_152, 1_048_576]);
  expect(size(photo, { kilobytes: 2 })).toBeNull();
  expect(size({ ...photo, size: 2049 }, { kilobytes: 2 })).toEqual({ key: 'size', params: { size: 2 } });
});

test('width or height alone can break a dimension rule', () => {
  const box = { width: 500, height: 250 };
  for (const rule of [dimensions, maxDimensions, minDimensions]) expect(rule(photo, box)).toBeNull();
  const min = { key: 'upload_field.validations.min_dimensions', params: box };
  const max = { key: 'upload_field.validations.max_dimensions', params: box };
  expect(minDimensions({ ...photo, width: 499 }, box)).toEqual(min);
  expect(minDimensions({ ...photo, height: 249 }, box)).toEqual(min);
  expect(maxDimensions({ ...photo, width: 501 }, box)).toEqual(max);
  expect(maxDimensions({ ...photo, height: 251 }, box)).toEqual(max);
  expect(dimensions({ ...photo, height: 251 }, box)).toEqual({ key: 'dimensions', params: box });
});

test('only images are measured', () => {
  const pdf = { ...photo, type: 'application/pdf', width: 1, height: 1 };
  expect(minDimensions(pdf, { width: 500, height: 250 })).toBeNull();
  const unread: FileFacts = { name: 'a.png', size: 1, type: 'image/png', width: 1 };
  expect(minDimensions(unread, { width: 500, height: 250 })).toBeNull();
});

test('every rule accepts an empty file field', () => {
  const box = { width: 1, height: 1 };
  const answers = [
    ext(null, { extensions: [] }),
    mimes(null, { types: [] }),
    image(null),
    size(null, { kilobytes: 0 }),
    dimensions(null, box),
    minDimensions(null, box),
    maxDimensions(null, box),
  ];
  expect(answers).toEqual(answers.map(() => null));
});

test.each([
  [IMAGE_MAX_BYTES, '2 MB'],
  [APP_ICON_MAX_BYTES, '1 MB'],
  [2.5 * 1024 * 1024, '2.5 MB'],
  [IMAGE_MAX_BYTES - 1, '1.9 MB'],
])('%d bytes is shown as %s', (bytes, words) => expect(inMegabytes(bytes)).toBe(words));
