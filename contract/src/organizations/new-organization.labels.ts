import { labels } from '../kit/labels.ts';
import { en } from './texts/new-organization.en.ts';
import { nl } from './texts/new-organization.nl.ts';

/** The organisation’s fields, and those of the location that may be added with it. */
export const newOrganizationLabels = labels({ nl, en });
