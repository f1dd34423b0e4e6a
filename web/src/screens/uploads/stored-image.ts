import type { Image } from '@move/contract/files/files.ts';

/** Whether a field's value is an image as a record has it, rather than the token of an upload. */
export function isImage(value: unknown): value is Image {
  return typeof value === 'object' && value !== null && 'mime_type' in value && 'id' in value;
}
