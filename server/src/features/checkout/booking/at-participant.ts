import { Problem } from '../../../platform/http/problem.ts';
import { refusedPeople } from './assert-none-known.ts';

const OF_A_PERSON = ['first_name', 'last_name', 'email', 'date_of_birth', 'gender', 'notes'];

/** Runs a check and puts its errors on the field of this participant. */
export async function atParticipant<Result>(index: number, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 422) throw error;
    if (error.sentences.some(({ key }) => isAboutOthers(key))) throw refusedPeople();
    const sentences = error.sentences.map((sentence) =>
      OF_A_PERSON.includes(sentence.field) || sentence.field.startsWith('answers')
        ? { ...sentence, field: `participants.${index}.${sentence.field}` }
        : sentence,
    );
    throw new Problem(error.status, sentences, { worded: error.worded });
  }
}

/** Whether the error reveals that a person takes part already, which for two calls at once only the database notices. */
const isAboutOthers = (key: string) => key === 'participant.duplicate' || key === 'waitlist.duplicate';

/** Runs work whose errors already have the field of their participant, and hides only that a person takes part already. */
export async function hideDuplicates<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.sentences.some(({ key }) => isAboutOthers(key))) throw refusedPeople();
    throw error;
  }
}
