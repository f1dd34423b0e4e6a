import { labels } from '../kit/labels.ts';
import { en } from './texts/upscaler.en.ts';
import { nl } from './texts/upscaler.nl.ts';

export const upscalerLabels = labels({ nl, en });
