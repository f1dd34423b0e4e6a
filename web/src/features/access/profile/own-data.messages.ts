import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/own-data.en.ts';
import { nl } from './texts/own-data.nl.ts';

export const ownDataMessages = defineMessages({ nl, en });
