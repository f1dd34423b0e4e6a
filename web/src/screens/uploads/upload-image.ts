import { uploadFile } from '@move/contract/files/files.ts';
import { authorizeUpscaler } from '@move/contract/upscaler/upscaler.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { type ImageRule, type ImageUse, imageRules } from '@move/domain/files/image-rules.ts';
import { type Message, translate } from '@move/domain/kit/messages/messages.ts';
import { apiAddress } from '../../platform/api/api-address.ts';
import { api } from '../../platform/api/api.ts';
import { getLocale } from '../../platform/texts/locale.ts';
import { getSettings } from '../../platform/state/settings.ts';
import type { UploadTask } from '../../ui/inputs/files/use-upload.ts';
import { measureImage, redrawImage } from './image-work.ts';
import { type ImageTools, prepareImage } from './prepare/prepare-image.ts';
import { keepUpload } from './kept-uploads.ts';
import { uploadMessages } from './upload.messages.ts';
import { upscaleImage } from './prepare/upscale-image.ts';

export type ImageUpload =
  | { readonly ok: true; readonly token: string }
  /** The message for the field: ours, or the server's. */
  | { readonly ok: false; readonly error: string };

type Destination = {
  use: ImageUse;
  /** The label of the field, for its messages. */
  label: string;
};

/** Checks, prepares and sends the image that the user chose. Rejects when it was cancelled. */
export async function uploadImage(file: File, destination: Destination, task: UploadTask): Promise<ImageUpload> {
  try {
    const rule = ruleFor(destination.use);
    const prepared = await prepareImage(file, rule, toolsFor(task.signal));
    task.signal.throwIfAborted();
    if (!prepared.ok) return { ok: false, error: inWords(prepared.message, destination.label) };
    task.onStart(prepared.file);
    const body = { file: prepared.file, path: destination.use, check_transparency: TRANSPARENCY[rule.transparency] };
    const sent = await api(uploadFile, { body }, { signal: task.signal, onProgress: task.onProgress });
    keepUpload(sent, file.name, prepared.file);
    return { ok: true, token: sent.token };
  } catch (error) {
    if (task.signal.aborted) throw error;
    return { ok: false, error: errorSentence(error) };
  }
}

function inWords({ key, params }: Message, field: string): string {
  return translate(getLocale(), { key, params: { ...params, field } });
}

const TRANSPARENCY = { allowed: '', refused: '1', required: 'require' } as const;

/** The rule of the field, with the server's limit where that is lower. */
function ruleFor(use: ImageUse): ImageRule {
  const rule = imageRules[use];
  return { ...rule, maxBytes: Math.min(rule.maxBytes, getSettings().upload.max_bytes) };
}

function toolsFor(signal: AbortSignal): ImageTools {
  const { upscaler } = getSettings();
  const service = { ...upscaler, url: apiAddress(upscaler.url) };
  // the login is sent to the built-in service only, never to an external one
  const isBuiltIn = upscaler.url.startsWith('/');
  const { public_key } = upscaler;
  const authorize = isBuiltIn ? () => api(authorizeUpscaler, { body: { public_key } }, { signal }) : undefined;
  return {
    measure: (image) => measureImage(image, signal),
    redraw: (image, how) => redrawImage(image, how, signal),
    upscale: upscaler.enabled ? (image) => upscaleImage(image, { upscaler: service, authorize, signal }) : null,
    // oxlint-disable-next-line no-console -- logged for support; the user can't do anything about it
    log: (error) => console.warn('upscaling failed, the original goes', error),
  };
}

/** The server's message; without one, that the upload failed or the user is offline. */
function errorSentence(error: unknown): string {
  const words = uploadMessages[getLocale()];
  if (!(error instanceof ApiError)) return navigator.onLine ? words.failed : words.offline;
  return Object.values(error.errors)[0]?.[0] ?? words.failed;
}
