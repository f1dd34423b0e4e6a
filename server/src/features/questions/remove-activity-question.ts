import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../platform/http/route.ts';
import { dropQuestion } from './change-question.ts';
import { ofActivity } from './questions.queries.ts';

export function removeActivityQuestion({ db, params }: Call<typeof api.removeActivityQuestion>) {
  return dropQuestion(db, ofActivity(params));
}
