import type { nl } from './jobs.nl.ts';

export const en: typeof nl = {
  job_run_id: 'Job',
};
