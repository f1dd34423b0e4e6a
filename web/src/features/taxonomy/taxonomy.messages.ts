import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/taxonomy.en.ts';
import { nl } from './texts/taxonomy.nl.ts';

export const taxonomyMessages = defineMessages({ nl, en });
