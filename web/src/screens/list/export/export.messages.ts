import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/export.en.ts';
import { nl } from './texts/export.nl.ts';

/** The texts of an export, from the click on. */
export const exportMessages = defineMessages({ nl, en });
