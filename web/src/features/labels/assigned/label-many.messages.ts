import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/label-many.en.ts';
import { nl } from './texts/label-many.nl.ts';

export const labelManyMessages = defineMessages({ nl, en });
