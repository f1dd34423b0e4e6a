import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { createQuestion } from '../update-question.ts';
import { activity } from '../questions.queries.ts';

export function createActivityQuestion({ db, params, body }: Call<typeof api.createActivityQuestion>) {
  return createQuestion(db, activity(params), body);
}
