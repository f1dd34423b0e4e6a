import type { QuestionType } from '@move/domain/questions/question.ts';
import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { QuestionFields } from '../../platform/database/schema.ts';

type QuestionSeed = Omit<Insertable<QuestionFields>, 'type' | 'options' | 'position'> & {
  type?: QuestionType;
  options?: readonly string[];
  position?: number;
};

export async function seedQuestion(db: Database, seed: QuestionSeed): Promise<number> {
  const { type = 'text', options = [], position = 1, ...question } = seed;
  const { id } = await db
    .insertInto('question_fields')
    .values({ ...question, type, position, options: JSON.stringify(options) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
