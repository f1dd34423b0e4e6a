import { defineMessages } from '../../platform/texts/messages.ts';
import { en } from './texts/waitlist.en.ts';
import { nl } from './texts/waitlist.nl.ts';

/** The facts in the text that explains the status of an entry. */
export type ReasonFacts = {
  ahead: number;
  /** The end of the invitation, as text. */
  until: string;
  /** When the person answered or the invitation ended, as text. */
  at: string;
  isMailed: boolean;
};

export const waitlistMessages = defineMessages({ nl, en });
