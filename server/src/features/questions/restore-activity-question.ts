import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../platform/http/route.ts';
import { bringBackQuestion } from './change-question.ts';
import { ofActivity } from './questions.queries.ts';

export function restoreActivityQuestion({ db, params }: Call<typeof api.restoreActivityQuestion>) {
  return bringBackQuestion(db, ofActivity(params));
}
