import type * as api from '@move/contract/files/files.ts';
import { DEFAULT_VARIANT, isVariant } from '@move/domain/files/variants.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { findByToken } from './uploads/pending-files.ts';
import { serveFile } from './serving/serve-file.ts';
import { signedAddress } from './serving/signed-address.ts';

/** Seconds for which the preview of an upload works: as long as an upload is kept without a record. */
const PENDING_SECONDS = 24 * 60 * 60;

export async function getFileInfo(call: Call<typeof api.getFileInfo>) {
  const { id, filename, size, mime_type, width, height, status } = await findByToken(call);
  const { config, now, params } = call;
  const address = { id, variant: 'medium', ...(status === 'pending' && { seconds: PENDING_SECONDS }) } as const;
  const preview = signedAddress(address, { key: config.filesSigningKey, now });
  return { file: { id, token: params.fileToken, filename, size, mime_type, width, height, preview } };
}

export function getFile(call: Call<typeof api.getFile>) {
  return serveFile(call, DEFAULT_VARIANT);
}

export function getFileVariant(call: Call<typeof api.getFileVariant>) {
  if (!isVariant(call.params.variant)) throw notFound();
  return serveFile(call, call.params.variant);
}
