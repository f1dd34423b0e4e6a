import { z } from 'zod';
import { refused } from './fields.ts';

/** What an upload may be: an image of R5-24, a table, or a map shape. */
export type FileKind = 'image' | 'csv' | 'geojson';

/** What an endpoint that takes a file says of it, so that the server stops reading in time. */
export type UploadSpec = {
  readonly kinds: readonly FileKind[];
  readonly maxBytes: number;
  /** Of each text beside the file; a few words when absent. */
  readonly maxTextBytes?: number;
};

/** A file as the server received it, within the endpoint's limit and of one of its kinds. */
export type ReceivedFile = {
  readonly kind: FileKind;
  /** As the caller named it; only for people to read. */
  readonly filename: string;
  readonly bytes: Uint8Array;
  /** Of an image: it was decoded, and the bytes hold nothing but the picture. Sides in pixels. */
  readonly image: {
    readonly mimeType: string;
    readonly width: number;
    readonly height: number;
    readonly isTransparent: boolean;
  } | null;
};

const isReceived = (value: unknown): value is ReceivedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

/** The file of a multipart body: a caller gives a `File`, the handler gets its bytes. */
export const UploadedFile = z
  .custom<ReceivedFile>(isReceived, refused('required'))
  .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<ReceivedFile, File>;

/** The body of an upload as a browser sends it: texts first, so that they are known when the file arrives. */
export function toFormData(body: object): FormData {
  const form = new FormData();
  const parts = Object.entries(body).filter(([, value]) => value !== undefined && value !== null);
  for (const [name, value] of parts) if (!(value instanceof Blob)) form.append(name, String(value));
  for (const [name, value] of parts) if (value instanceof Blob) form.append(name, value);
  return form;
}
