import { z } from 'zod';
import { IsoDate, refused } from '../fields.ts';
import { NO_VALUE, NOT_PREFIX } from './chosen.ts';

/** What a filter on a number, an amount or a day asks for: values in a range, both ends inclusive, or rows without (with) any value. */
export type Range<Value> = { from: Value | null; until: Value | null } | { isEmpty: boolean };

/** The range as texts in a query; an empty end is open. */
export type RangeTexts = { from: string; until: string };

export const IS_EMPTY = NO_VALUE;
export const IS_NOT_EMPTY = `${NOT_PREFIX}${NO_VALUE}` as const;
const BETWEEN = '..';
const LENGTH_MAX = 50;

/** Parses `4..10`, `4..` and `..10`. */
export function readRange(text: string): RangeTexts {
  const [from = '', until = ''] = text.split(BETWEEN);
  return { from, until };
}

export const writeRange = ({ from, until }: RangeTexts): string => from + BETWEEN + until;

function rangeOf<Value extends string | number>(value: z.ZodType<Value>, { canBeEmpty }: { canBeEmpty: boolean }) {
  return z
    .string()
    .max(LENGTH_MAX)
    .transform((text, context): Range<Value> => {
      if (canBeEmpty && (text === IS_EMPTY || text === IS_NOT_EMPTY)) return { isEmpty: text === IS_EMPTY };
      const texts = readRange(text);
      const end = (one: string) => (one === '' ? null : value.safeParse(one).data);
      const [from, until] = [end(texts.from), end(texts.until)];
      const isOpen = from === null && until === null;
      if (
        writeRange(texts) !== text ||
        isOpen ||
        from === undefined ||
        until === undefined ||
        isBackwards(from, until)
      ) {
        context.addIssue({ code: 'custom', ...refused('regex'), input: text });
        return z.NEVER;
      }
      return { from, until };
    });
}

const isBackwards = <Value extends string | number>(from: Value | null, until: Value | null) =>
  from !== null && until !== null && from > until;

const Digits = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Whole numbers or cents in a query: `totalPrice=1000..2500`; `none` and `not:none` for a column that may be empty. */
export const numberRange = (options: { canBeEmpty: boolean }) => rangeOf(Digits, options);

/** Days in a query: `updatedOn=2026-01-01..`. */
export const dayRange = (options: { canBeEmpty: boolean }) => rangeOf(IsoDate, options);
