import { en } from './texts/rule.en.ts';
import { nl } from './texts/rule.nl.ts';

/** Messages of the generic rules. `{field}` is the translated label. */
export const ruleMessages = { nl, en };
