import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { restoreQuestion } from '../update-question.ts';
import { ofActivity } from '../questions.queries.ts';

export function restoreActivityQuestion({ db, params }: Call<typeof api.restoreActivityQuestion>) {
  return restoreQuestion(db, ofActivity(params));
}
