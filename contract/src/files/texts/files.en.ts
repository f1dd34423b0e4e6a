import type { nl } from './files.nl.ts';

export const en: typeof nl = {
  file: 'File',
  visibility: 'Visibility',
  path: 'Folder',
  check_transparency: 'Image',
};
