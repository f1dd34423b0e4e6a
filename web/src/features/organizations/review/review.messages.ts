import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/review.en.ts';
import { nl } from './texts/review.nl.ts';

export const reviewMessages = defineMessages({ nl, en });
