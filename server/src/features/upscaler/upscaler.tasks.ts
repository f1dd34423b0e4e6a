import { defineTask, handleTask, type Task } from '../../platform/jobs/task.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';

const LIFE_MS = 2 * 60 * 60 * 1_000;

/** Removes the images of tasks that have expired. */
export async function sweepTasks(storage: Storage, now: Date): Promise<void> {
  for await (const { key, modifiedAt } of storage.list('upscaler/'))
    if (now.getTime() - modifiedAt.getTime() > LIFE_MS) await storage.remove(key);
}

export const upscalerTasks: readonly Task[] = [
  handleTask(defineTask('sweep_upscaler'), (_payload, { config, now }) => sweepTasks(openStorage(config), now), {
    cron: '*/15 * * * *',
  }),
];
