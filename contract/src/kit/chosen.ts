import { z } from 'zod';
import { QueryId } from './fields.ts';

/** What a filter asks for: rows with one of these values, or, for `isNot`, with none of them. `orNone` means rows without a value. */
export type Chosen<Value> = { isNot: boolean; values: readonly Value[]; orNone: boolean };

export const NOT = 'not:';
export const NONE = 'none';
const MAX_LENGTH = 500;

/** `4`, `4,7`, `not:4,7`, and for a column that may be empty `none`, `4,none` and `not:none`. */
function chosen<Value>(value: z.ZodType<Value>, { canBeEmpty }: { canBeEmpty: boolean }) {
  return z.coerce
    .string<string | number>()
    .max(MAX_LENGTH)
    .transform((text, context): Chosen<Value> => {
      const isNot = text.startsWith(NOT);
      const all = [...new Set((isNot ? text.slice(NOT.length) : text).split(','))];
      const given = canBeEmpty ? all.filter((one) => one !== NONE) : all;
      const { success, data, error } = z.array(value).safeParse(given);
      // the fault is of the filter, not of one of its values
      if (!success) context.issues.push({ ...error.issues[0], path: [], input: text } as never);
      return { isNot, values: data ?? [], orNone: given.length < all.length };
    });
}

/** Records in a query: `sportId=4,7`. */
export const chosenIds = (options: { canBeEmpty: boolean }) => chosen(QueryId, options);

/** Records that are named one by one, as those chosen in a list: `sessionIds=4,7`. */
export const namedIds = (max: number) =>
  z.coerce
    .string<string | number>()
    .max(max * 20)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(QueryId).max(max));

/** Some of these words in a query: `status=not:rejected`. */
export const chosenOf = <const Word extends string>(words: readonly [Word, ...Word[]]) =>
  chosen(z.enum(words), { canBeEmpty: false });
