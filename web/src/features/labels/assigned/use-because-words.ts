import type { MatchedLabel } from '@move/contract/labels/assigned-labels.ts';
import { LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { labelMessages } from '../labels.messages.ts';

/** Returns why a filter assigned a label, for example “vanaf 55 jaar, sport Wandelen of Yoga”. */
export function useBecauseWords(): (because: MatchedLabel['because']) => string {
  const t = useMessages(labelMessages).because;
  const formats = useFormats();
  const either = new Intl.ListFormat(LANGUAGE_TAGS[useLocale()], { type: 'disjunction' });
  const ages = range({ both: t.ages, from: t.from, until: t.upTo });
  const days = range({ both: t.between, from: t.after, until: t.before });
  const prices = range({ both: t.prices, from: t.atLeast, until: t.atMost });
  const money = (cents: number | null) => (cents === null ? null : formats.money(cents));
  const day = (date: string | null) => (date === null ? null : formats.date(date));
  const list = (names: readonly string[], words: (names: string) => string) =>
    names.length === 0 ? null : words(either.format(names));
  return (because) =>
    [
      ages(because.min_age, because.max_age),
      list(because.sports, t.sports),
      list(because.tags, t.tags),
      list(because.categories, t.categories),
      because.max_price === 0 ? t.free : prices(money(because.min_price), money(because.max_price)),
      days(day(because.start_date), day(because.end_date)),
    ]
      .filter((part) => part !== null)
      .join(', ');
}

type Words<End> = {
  both: (from: End, until: End) => string;
  from: (from: End) => string;
  until: (until: End) => string;
};

function range<End>({ both, from, until }: Words<End>) {
  return (first: End | null, last: End | null): string | null => {
    if (first !== null && last !== null) return both(first, last);
    if (first !== null) return from(first);
    return last === null ? null : until(last);
  };
}
