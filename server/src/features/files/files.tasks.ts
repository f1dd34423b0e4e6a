import { defineTask, handleTask, type Task } from '../../platform/jobs/task.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { sweepFiles } from './removal/sweep-files.ts';

export const fileTasks: readonly Task[] = [
  handleTask(
    defineTask('sweep_files'),
    async (_payload, { pool, config, log }) => {
      const swept = await sweepFiles(pool, openStorage(config));
      log.info(swept, 'unused files removed');
    },
    { cron: '0 4 * * *' },
  ),
];
