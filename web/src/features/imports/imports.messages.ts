import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/imports.en.ts';
import { nl } from './texts/imports.nl.ts';

export const importMessages = defineMessages({ nl, en });
