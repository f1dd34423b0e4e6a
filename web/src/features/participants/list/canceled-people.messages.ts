import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = { title: 'Er deed niemand mee', text: 'Deze sessie is afgelast. Niemand was ingeschreven.' };
const en: typeof nl = { title: 'Nobody took part', text: 'This session was cancelled. Nobody had signed up.' };

/** Instead of the participants of a canceled session that nobody was in. */
export const canceledPeopleMessages = defineMessages({ nl, en });
