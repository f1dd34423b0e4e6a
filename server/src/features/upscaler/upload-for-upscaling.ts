import type * as api from '@move/contract/upscaler/upscaler.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { assertRoom } from './assert-room.ts';
import { taskIdOf } from './tickets.ts';
import { holderOf, issuing, uploadedKey } from './upscale.ts';

export async function uploadForUpscaling(call: Call<typeof api.uploadForUpscaling>) {
  const { body, storage } = call;
  const id = taskIdOf(body.task, holderOf(call), issuing(call));
  // a vector scales to any size already
  if (body.file.image?.mimeType === 'image/svg+xml') throw invalid('file', 'mimes');
  await assertRoom(storage, { id, field: 'file', bytes: body.file.bytes.length });
  await storage.put(uploadedKey(id), body.file.bytes);
  return unaudited({ server_filename: id });
}
