import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/export.en.ts';
import { nl } from './texts/export.nl.ts';

/** The texts that an export shows after the click. */
export const exportMessages = defineMessages({ nl, en });
