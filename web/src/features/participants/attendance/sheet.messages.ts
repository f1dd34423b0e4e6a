import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/sheet.en.ts';
import { nl } from './texts/sheet.nl.ts';

/** The texts of the printable attendance list, and its menu item. */
export const sheetMessages = defineMessages({ nl, en });
