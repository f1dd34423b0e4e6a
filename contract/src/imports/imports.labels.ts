import { labels } from '../kit/labels.ts';
import { en } from './texts/imports.en.ts';
import { nl } from './texts/imports.nl.ts';

export const organizationImportLabels = labels({ nl, en });
