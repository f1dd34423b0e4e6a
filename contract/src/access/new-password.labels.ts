import { labels } from '../kit/labels.ts';
import { en } from './texts/new-password.en.ts';
import { nl } from './texts/new-password.nl.ts';

/** The labels of the password fields in forms that choose a new password. */
export const newPasswordLabels = labels({ nl, en });
