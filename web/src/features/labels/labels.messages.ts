import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/labels.en.ts';
import { nl } from './texts/labels.nl.ts';

export const labelMessages = defineMessages({ nl, en });
