import type * as api from '@move/contract/upscaler/upscaler.ts';
import type { Config } from '../../platform/config.ts';
import { invalid, notFound, unauthenticated } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { careful, withSharp } from '../../platform/images/sharp.ts';
import { checkToken, newTask, newToken, publicKeyOf, taskIdOf } from './tickets.ts';

/** Pixels of the longest side of a result. */
const LONGEST_SIDE = 4_096;

type Asking = Pick<Call<typeof api.startUpscaling>, 'config' | 'now' | 'request'>;
const issuing = ({ config, now }: Pick<Asking, 'config' | 'now'>) => ({ key: config.filesSigningKey, now });
const uploaded = (id: string) => `upscaler/${id}-in`;
const enlarged = (id: string) => `upscaler/${id}-out`;

/** Turned off, or another service does it: then nothing is here. */
function refuseWhenOff(config: Config): void {
  if (!config.upscalerEnabled || config.upscalerUrl !== undefined) throw notFound();
}

/** Throws 401 for a bearer that isn't a token of the built-in service, 404 when that service is off. */
export function holderOf(call: Asking): string {
  refuseWhenOff(call.config);
  return checkToken(call.request.bearer, issuing(call));
}

export async function authorizeUpscaler(call: Call<typeof api.authorizeUpscaler>) {
  refuseWhenOff(call.config);
  if (call.body.public_key !== publicKeyOf(call.config.filesSigningKey)) throw unauthenticated();
  // making an image larger is no change of anything
  return unaudited({ token: newToken(issuing(call)) });
}

export async function startUpscaling(call: Call<typeof api.startUpscaling>) {
  const { host } = new URL(call.config.appUrl);
  return { server: host, task: newTask(holderOf(call), issuing(call)) };
}

export async function uploadForUpscaling(call: Call<typeof api.uploadForUpscaling>) {
  const { body, storage } = call;
  const id = taskIdOf(body.task, holderOf(call), issuing(call));
  // a drawing is as large as one likes already
  if (body.file.image?.mimeType === 'image/svg+xml') throw invalid('file', 'mimes');
  await storage.put(uploaded(id), body.file.bytes);
  return unaudited({ server_filename: id });
}

export async function processUpscaling(call: Call<typeof api.processUpscaling>) {
  const { body, storage, throttle, request } = call;
  const id = taskIdOf(body.task, holderOf(call), issuing(call));
  // some seconds of a core each, for visitors too
  await throttle(`upscaler:${request.network}`, 60, 3_600);
  const bytes = body.files[0]?.server_filename === id ? await storage.get(uploaded(id)) : null;
  if (!bytes) throw invalid('files', 'exists');
  await storage.put(enlarged(id), await enlargedBy(bytes, body.multiplier));
  return unaudited({ download_filename: `${id}.webp`, status: 'TaskSuccess' as const });
}

/** Lanczos with three lobes, and a little sharpening of the edges that it softens. */
function enlargedBy(bytes: Uint8Array, multiplier: number): Promise<Uint8Array> {
  return withSharp(async (sharp) => {
    const { width, height } = await sharp(bytes, careful).metadata();
    const scale = Math.min(multiplier, LONGEST_SIDE / Math.max(width, height));
    return sharp(bytes, careful)
      .resize({
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(height * scale)),
        fit: 'fill',
        kernel: 'lanczos3',
      })
      .sharpen({ sigma: 0.6 })
      .webp({ quality: 95 })
      .toBuffer();
  });
}

export async function downloadUpscaled(call: Call<typeof api.downloadUpscaled>) {
  const id = taskIdOf(call.params.task, holderOf(call), issuing(call));
  const bytes = await call.storage.get(enlarged(id));
  if (!bytes) throw notFound();
  return { file: bytes, filename: `${id}.webp`, type: 'image/webp' };
}
