import { en } from './texts/question.en.ts';
import { nl } from './texts/question.nl.ts';

/** Messages about questions of an offer and their answers. */
export const questionMessages = { nl, en };
