import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/access.en.ts';
import { nl } from './texts/access.nl.ts';

export const accessMessages = defineMessages({ nl, en });
