import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/feeds.en.ts';
import { nl } from './texts/feeds.nl.ts';

export const feedMessages = defineMessages({ nl, en });
