import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../platform/http/route.ts';
import { addQuestion } from './change-question.ts';
import { activity } from './questions.queries.ts';

export function createActivityQuestion({ db, params, body }: Call<typeof api.createActivityQuestion>) {
  return addQuestion(db, activity(params), body);
}
