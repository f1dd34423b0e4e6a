import type * as api from '@move/contract/questions/questions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { activity, readQuestions } from '../questions.queries.ts';

export function listActivityQuestions({ db, params }: Call<typeof api.listActivityQuestions>) {
  return readQuestions(db, activity(params));
}
