import { labels } from '../kit/labels.ts';
import { en } from './texts/audit.en.ts';
import { nl } from './texts/audit.nl.ts';

export const auditLabels = labels({ nl, en });
