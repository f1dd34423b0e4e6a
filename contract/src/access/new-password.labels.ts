import { labels } from '../kit/labels.ts';
import { en } from './texts/new-password.en.ts';
import { nl } from './texts/new-password.nl.ts';

/** The labels of the same fields where a new password is chosen. */
export const newPasswordLabels = labels({ nl, en });
