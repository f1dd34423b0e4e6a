import { labels } from '../kit/labels.ts';
import { en } from './texts/integrations.en.ts';
import { nl } from './texts/integrations.nl.ts';

export const integrationLabels = labels({ nl, en });
