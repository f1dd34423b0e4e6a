import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { updateQuestion } from '../update-question.ts';
import { ofActivity } from '../questions.queries.ts';

export function updateActivityQuestion({ db, params, body }: Call<typeof api.updateActivityQuestion>) {
  return updateQuestion(db, ofActivity(params), body);
}
