import { IMAGE_MAX_BYTES } from '@move/domain/kit/files/file-rules.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { UploadedFile } from '../kit/upload.ts';
import { fileLabels } from './files.labels.ts';

const facts = {
  id: z.uuid(),
  /** Where it is stored, `uploads/<path>/<id>.<extension>`, rather than the user's file name. */
  filename: z.string(),
  /** Bytes. */
  size: z.int().min(1),
  mime_type: z.string(),
  /** Pixels; null for a file that is no image. */
  width: z.int().nullable(),
  height: z.int().nullable(),
};

/**
 * An image in a record: `image: Image.nullable()`. Its address is `fileUrl(image, variant)`. Rows of lists, pickers and the brand have only
 * the address (`ImageAddress`).
 */
export const Image = z.strictObject(facts);
export type Image = z.output<typeof Image>;

/** `/v1/files/{id}`: for an image its default size, thumbnail; `fileUrl(address, variant)` returns the others. */
export const ImageAddress = z.string();

/**
 * An image in a draft, as `image: FileToken.nullable().optional()`: the token of an upload attaches it, null removes the image, absent
 * keeps it.
 */
export const FileToken = z.string().min(1).max(100);

const path = z
  .string()
  .regex(/^[a-z0-9/_-]{0,100}$/)
  .refine((value) => !value.startsWith('/') && !value.endsWith('/') && !value.includes('//'), {
    params: { key: 'regex' },
  });

/**
 * Stores a file for its uploader. The token, sent in a draft within 24 hours, attaches it to a record (docs/rules/privacy.md#files).
 * `check_transparency`: `1` refuses transparent pixels, `require` demands some.
 */
export const uploadFile = endpoint({
  name: 'uploadFile',
  method: 'POST',
  path: '/v1/admin/files/upload',
  permission: 'signed-in',
  scope: 'self',
  upload: { kinds: ['image'], maxBytes: IMAGE_MAX_BYTES },
  body: z.object({
    file: UploadedFile,
    visibility: z.enum(['public', 'private']).default('public'),
    path: path.default(''),
    check_transparency: z.enum(['', '0', 'false', '1', 'true', 'require']).default(''),
  }),
  reply: {
    token: z.string(),
    id: facts.id,
    filename: facts.filename,
    size: facts.size,
    mime_type: facts.mime_type,
    width: facts.width,
    height: facts.height,
  },
  problems: ['file.too_large', 'file.broken', 'file.heic'],
  labels: fileLabels,
  hasSecret: true,
  // the token opens one picture for a day, so that a superadmin may set a logo during impersonation
  refusesImpersonation: false,
});

/** The facts of a file, for its uploader and anyone who may see the record that uses it. */
export const getFileInfo = endpoint({
  name: 'getFileInfo',
  method: 'GET',
  path: '/v1/admin/files/:fileToken',
  permission: 'signed-in',
  scope: 'self',
  reply: {
    file: z.strictObject({
      ...facts,
      token: z.string(),
      /** A signed address of the image at medium size: an upload that no record uses yet is shown to its uploader only. */
      preview: z.string(),
    }),
  },
});

/** Removes an upload that no record uses yet. */
export const removeFile = endpoint({
  name: 'removeFile',
  method: 'DELETE',
  path: '/v1/admin/files/:fileToken',
  permission: 'signed-in',
  scope: 'self',
  reply: 'nothing',
  problems: ['in_use'],
});

/** For private files: the signature of our link, and when it expires (seconds since 1970). */
const signed = z.object({ signature: z.string().max(100).optional(), expires: z.string().max(20).optional() });

/** The file at its default size; 304 when the caller has it. */
export const getFile = endpoint({
  name: 'getFile',
  method: 'GET',
  path: '/v1/files/:file',
  permission: 'public',
  scope: 'public',
  query: signed,
  reply: 'file',
});

export const getFileVariant = endpoint({
  name: 'getFileVariant',
  method: 'GET',
  path: '/v1/files/:file/:variant',
  permission: 'public',
  scope: 'public',
  query: signed,
  reply: 'file',
});
