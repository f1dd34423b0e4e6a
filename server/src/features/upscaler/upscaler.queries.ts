import type * as api from '@move/contract/upscaler/upscaler.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { newTask, taskIdOf } from './tickets.ts';
import { enlargedKey, holderOf, issuing } from './upscale.ts';

export async function startUpscaling(call: Call<typeof api.startUpscaling>) {
  const { host } = new URL(call.config.appUrl);
  return { server: host, task: newTask(holderOf(call), issuing(call), call.request.site) };
}

export async function downloadUpscaled(call: Call<typeof api.downloadUpscaled>) {
  const id = taskIdOf(call.params.task, holderOf(call), issuing(call));
  const file = await call.storage.read(enlargedKey(id));
  if (!file) throw notFound();
  return { file, filename: `${id}.webp`, type: 'image/webp' };
}
