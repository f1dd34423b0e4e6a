import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1.0 KiB'],
  [1536, '1.5 KiB'],
  [1_048_524, '1023.9 KiB'],
  [1_048_575, '1.0 MiB'],
  [1_048_576, '1.0 MiB'],
  [2_097_152, '2.0 MiB'],
])('%d bytes is %s', (bytes, text) => {
  expect(formatFileSize(bytes, 'en')).toBe(text);
});

test('Dutch writes a comma', () => {
  expect(formatFileSize(18_432, 'nl')).toBe('18,0 KiB');
  expect(formatFileSize(2_097_152, 'nl')).toBe('2,0 MiB');
});
