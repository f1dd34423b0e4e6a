import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { removeQuestion } from '../update-question.ts';
import { ofActivity } from '../questions.queries.ts';

export function removeActivityQuestion({ db, params }: Call<typeof api.removeActivityQuestion>) {
  return removeQuestion(db, ofActivity(params));
}
