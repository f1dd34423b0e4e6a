import type { ImageRule } from '@move/domain/files/image-rules.ts';
import { inMegabytes } from '@move/domain/kit/files/file-rules.ts';
import { defineMessages } from '../../platform/texts/messages.ts';

const sides = ({ width, height }: { width: number; height: number }) => `${width}x${height}`;

const nl = {
  failed: 'Uploaden lukte niet. Probeer het opnieuw.',
  offline: 'Geen verbinding. Probeer het opnieuw zodra je weer online bent.',
  /** Shown under the label of the field. */
  hint: (rule: ImageRule) => {
    const exactly = rule.most === null ? '' : `${sides(rule.most)} pixels, `;
    const atLeast = rule.most === null && rule.least !== null ? `minimaal ${sides(rule.least)} pixels, ` : '';
    const see = { allowed: '', refused: ', zonder transparantie', required: ', met transparante achtergrond' };
    const type = rule.type === null ? 'Jpg of png' : 'Png';
    return `${type}, ${exactly}${atLeast}maximaal ${inMegabytes(rule.maxBytes)}${see[rule.transparency]}.`;
  },
  image: 'Afbeelding',
};

const en: typeof nl = {
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

export const uploadMessages = defineMessages({ nl, en });
