import type { nl } from './upscaler.nl.ts';

export const en: typeof nl = {
  public_key: 'Key',
  task: 'Task',
  file: 'File',
  tool: 'Tool',
  multiplier: 'Multiplier',
  files: 'Files',
};
