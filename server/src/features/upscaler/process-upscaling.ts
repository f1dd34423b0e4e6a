import type * as api from '@move/contract/upscaler/upscaler.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { safeImageOptions, withSharp } from '../../platform/images/sharp.ts';
import { assertRoom } from './assert-room.ts';
import { isOfUser, taskIdOf } from './tickets.ts';
import { enlargedKey, holderOf, issuing, uploadedKey } from './upscale.ts';

/** The most calls in an hour of a network and of a site. */
const HOURLY = { network: 60, site: 120 } as const;

/**
 * The most images that are enlarged in an hour, for visitors and for users: at ten seconds each, both take a core for 40 minutes. Visitors
 * can't use up the part of users.
 */
const IMAGES_HOURLY = { visitors: 120, users: 120 } as const;

/** The most pixels of the longest side of a result. */
const LONGEST_SIDE = 4_096;

export async function processUpscaling(call: Call<typeof api.processUpscaling>) {
  const { body, storage, throttle, request } = call;
  const id = taskIdOf(body.task, holderOf(call), issuing(call));
  // each image takes a core for some seconds, and visitors may call this too
  await throttle(`upscaler:${request.network}`, HOURLY.network, 3_600);
  if (request.site !== request.network) await throttle(`upscaler-site:${request.site}`, HOURLY.site, 3_600);
  const bytes = body.files[0]?.server_filename === id ? await storage.get(uploadedKey(id)) : null;
  if (!bytes) throw invalid('files', 'exists');
  const kind = isOfUser(id) ? 'users' : 'visitors';
  await throttle(`upscaler-${kind}`, IMAGES_HOURLY[kind], 3_600);
  await assertRoom(storage, { id, field: 'files', bytes: bytes.length });
  await storage.put(enlargedKey(id), await enlargedBy(bytes, body.multiplier));
  return unaudited({ download_filename: `${id}.webp`, status: 'TaskSuccess' as const });
}

/** Enlarges an image by Lanczos with three lobes, and sharpens the edges that this softens. */
function enlargedBy(bytes: Uint8Array, multiplier: number): Promise<Uint8Array> {
  return withSharp(async (sharp) => {
    const { width, height } = await sharp(bytes, safeImageOptions).metadata();
    const scale = Math.min(multiplier, LONGEST_SIDE / Math.max(width, height));
    return sharp(bytes, safeImageOptions)
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
