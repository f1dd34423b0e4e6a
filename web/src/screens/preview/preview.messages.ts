import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/preview.en.ts';
import { nl } from './texts/preview.nl.ts';

export const previewMessages = defineMessages({ nl, en });
