import { labels } from '../kit/labels.ts';
import { en } from './texts/organization-imports.en.ts';
import { nl } from './texts/organization-imports.nl.ts';

export const organizationImportLabels = labels({ nl, en });
