import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/publish-many.en.ts';
import { nl } from './texts/publish-many.nl.ts';

export const publishManyMessages = defineMessages({ nl, en });
