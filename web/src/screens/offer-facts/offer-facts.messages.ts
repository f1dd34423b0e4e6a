import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/offer-facts.en.ts';
import { nl } from './texts/offer-facts.nl.ts';

export const offerFactsMessages = defineMessages({ nl, en });
