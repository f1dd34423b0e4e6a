import type { nl } from './batch-status.nl.ts';

export const en: typeof nl = {
  preparing: 'not ready: its draft is being made',
  draft: 'a draft',
  exported: 'exported',
  executing: 'not ready: its execution is being recorded',
  executed: 'executed',
  returning: 'not ready: its payments are coming back',
  canceling: 'not ready: it is being cancelled',
  canceled: 'cancelled',
};
