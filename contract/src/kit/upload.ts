import { z } from 'zod';
import { refused } from './fields.ts';

/** The kinds of files: an image, a table as text or as a workbook, a map shape, or a message of a bank. */
export type FileKind = 'image' | 'csv' | 'xlsx' | 'geojson' | 'xml';

/** The limits of an endpoint that takes a file, so that the server stops reading in time. */
export type UploadSpec = {
  readonly kinds: readonly FileKind[];
  readonly maxBytes: number;
  /** The maximum size of each text part; small when absent. */
  readonly maxTextBytes?: number;
};

/** A file that the server received, within the endpoint's limit and of one of its kinds. */
export type ReceivedFile = {
  readonly kind: FileKind;
  /** The file name that the caller sent; only for display. */
  readonly filename: string;
  readonly bytes: Uint8Array;
  /** For an image: it was decoded, and the bytes hold only the picture. Width and height in pixels. */
  readonly image: {
    readonly mimeType: string;
    readonly width: number;
    readonly height: number;
    readonly isTransparent: boolean;
  } | null;
};

const isReceived = (value: unknown): value is ReceivedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

/** The file of a multipart body: a caller passes a `File`, the handler gets its bytes. */
export const UploadedFile = z
  .custom<ReceivedFile>(isReceived, refused('required'))
  .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<ReceivedFile, File>;

/** The multipart body of an upload: texts first, so that they are known when the file arrives. */
export function toFormData(body: object): FormData {
  const form = new FormData();
  const parts = Object.entries(body).filter(([, value]) => value !== undefined && value !== null);
  for (const [name, value] of parts) if (!(value instanceof Blob)) form.append(name, String(value));
  for (const [name, value] of parts) if (value instanceof Blob) form.append(name, value);
  return form;
}
