import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/edit.en.ts';
import { nl } from './texts/edit.nl.ts';

/** The general texts of forms, without names of fields and records. */
export const editMessages = defineMessages({ nl, en });
