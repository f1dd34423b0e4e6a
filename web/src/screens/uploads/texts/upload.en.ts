import { sides } from './upload-parts.ts';
import { inMegabytes } from '@move/domain/kit/files/file-rules.ts';
import type { nl } from './upload.nl.ts';

export const en: typeof nl = {
  failed: 'Uploading failed. Try again.',
  offline: 'No connection. Try again once you are online.',
  hint: (rule) => {
    const exactly = rule.most === null ? '' : `${sides(rule.most)} pixels, `;
    const atLeast = rule.most === null && rule.least !== null ? `at least ${sides(rule.least)} pixels, ` : '';
    const see = { allowed: '', refused: ', without transparency', required: ', with a transparent background' };
    const type = rule.type === null ? 'Jpg or png' : 'Png';
    return `${type}, ${exactly}${atLeast}at most ${inMegabytes(rule.maxBytes)}${see[rule.transparency]}.`;
  },
  image: 'Image',
};
