import type * as api from '@move/contract/files/files.ts';
import { DEFAULT_VARIANT, isVariant } from '@move/domain/files/variants.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { findByToken } from './pending-files.ts';
import { serveFile } from './serve-file.ts';

export async function getFileInfo(call: Call<typeof api.getFileInfo>) {
  const { id, filename, size, mime_type, width, height } = await findByToken(call);
  return { file: { id, token: call.params.fileToken, filename, size, mime_type, width, height } };
}

export function getFile(call: Call<typeof api.getFile>) {
  return serveFile(call, DEFAULT_VARIANT);
}

export function getFileVariant(call: Call<typeof api.getFileVariant>) {
  if (!isVariant(call.params.variant)) throw notFound();
  return serveFile(call, call.params.variant);
}
