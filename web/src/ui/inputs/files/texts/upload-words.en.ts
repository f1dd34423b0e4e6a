import type { nl } from './upload-words.nl.ts';

export const en: typeof nl = {
  chooseFile: 'Choose a file',
  chooseImage: 'Choose an image',
  orDrop: 'or drop or paste it here',
  onlyOne: 'Choose one file at a time',
  preparing: 'Preparing…',
  percentage: (percentage) => `${percentage}% uploaded`,
  progress: (label) => `Progress of ${label}`,
  cancel: (label) => `Cancel uploading ${label}`,
  there: 'The image has been added',
  empty: 'No image',
  replace: 'Replace',
};
