import { sides } from './upload-parts.ts';
import type { ImageRule } from '@move/domain/files/image-rules.ts';
import { inMegabytes } from '@move/domain/kit/files/file-rules.ts';

export const nl = {
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
