import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../platform/http/route.ts';
import { changeQuestion } from './change-question.ts';
import { ofActivity } from './questions.queries.ts';

export function updateActivityQuestion({ db, params, body }: Call<typeof api.updateActivityQuestion>) {
  return changeQuestion(db, ofActivity(params), body);
}
