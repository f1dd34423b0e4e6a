import { z } from 'zod';
import { QueryId } from '../fields.ts';

/** What a filter asks for: rows with one of these values, or for `isNot` with none of them. `orNone`: “no value” is one of the choices. */
export type Chosen<Value> = { isNot: boolean; values: readonly Value[]; orNone: boolean };

/** The choice as texts in a query: `none` is one of the values. */
export type ChosenTexts = { isNot: boolean; values: readonly string[] };

export const NOT_PREFIX = 'not:';
export const NO_VALUE = 'none';
const LENGTH_MAX = 500;

/** Parses `4`, `4,7`, `not:4,7`, and for a column that may be empty `none`, `4,none` and `not:none`. */
export function readChosen(text: string): ChosenTexts {
  const isNot = text.startsWith(NOT_PREFIX);
  const list = isNot ? text.slice(NOT_PREFIX.length) : text;
  return { isNot, values: list === '' ? [] : [...new Set(list.split(','))] };
}

export const writeChosen = ({ isNot, values }: ChosenTexts): string => (isNot ? NOT_PREFIX : '') + values.join(',');

function chosen<Value>(value: z.ZodType<Value>, { canBeEmpty }: { canBeEmpty: boolean }) {
  return z.coerce
    .string<string | number>()
    .max(LENGTH_MAX)
    .transform((text, context): Chosen<Value> => {
      const { isNot, values } = readChosen(text);
      const given = canBeEmpty ? values.filter((one) => one !== NO_VALUE) : values;
      const { data = [], error } = z
        .array(value)
        .min(values.length === 0 ? 1 : 0)
        .safeParse(given);
      const [issue] = error?.issues ?? [];
      // the error is on the filter, not on one of its values
      if (issue !== undefined) context.addIssue({ ...issue, path: [] });
      return { isNot, values: data, orNone: given.length < values.length };
    });
}

/** Records in a query: `sportId=4,7`. */
export const chosenIds = (options: { canBeEmpty: boolean }) => chosen(QueryId, options);

/** Values of a fixed list in a query: `status=not:rejected`. */
export const chosenOf = <const Word extends string>(words: readonly [Word, ...Word[]]) =>
  chosen(z.enum(words), { canBeEmpty: false });

/** Texts without a comma in a query: `city=Zeist,Utrecht`. */
export const chosenTexts = (options: { canBeEmpty: boolean }) => chosen(z.string().min(1), options);

/** Records by id, such as those selected in a list: `sessionIds=4,7`. */
export const queryIdsUpTo = (max: number) =>
  z.coerce
    .string<string | number>()
    .max(max * 20)
    .transform((text): unknown[] => [...new Set(text.split(','))])
    .pipe(z.array(QueryId).max(max));
