import { defineMessages } from '../../../platform/texts/messages.ts';
import { en } from './texts/map.en.ts';
import { nl } from './texts/map.nl.ts';

export const mapMessages = defineMessages({ nl, en });
