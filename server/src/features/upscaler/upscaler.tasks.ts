import { defineTask, handleTask, type Task } from '../../platform/jobs/task.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { LIFE_SECONDS } from './tickets.ts';

/** Removes uploaded and enlarged images two hours after they were stored, when the link to them has expired. */
export async function removeExpiredImages(storage: Storage, now: Date): Promise<void> {
  for await (const { key, modifiedAt } of storage.list('upscaler/'))
    if (now.getTime() - modifiedAt.getTime() > LIFE_SECONDS * 1_000) await storage.remove(key);
}

export const upscalerTasks: readonly Task[] = [
  handleTask(
    defineTask('sweep_upscaler'),
    (_payload, { config, now }) => removeExpiredImages(openStorage(config), now),
    {
      cron: '*/15 * * * *',
    },
  ),
];
