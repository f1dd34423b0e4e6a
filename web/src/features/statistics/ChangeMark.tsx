import type { Change } from '@move/domain/statistics/percentages.ts';
import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { statisticsMessages } from './statistics.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './statistics.module.css';

type ChangeMarkProps = {
  change: Change;
  /** The figure of the earlier period, as text. */
  before: string;
};

/** The change of a figure, as an arrow, a number and a word. Without colour, because more is not always better. */
export function ChangeMark({ change, before }: ChangeMarkProps) {
  const t = useMessages(statisticsMessages).change;
  const formats = useFormats();
  if (change.kind === 'unknown') return <span className={`${styles.change} ${look.soft}`}>{t.unknown}</span>;
  if (change.kind === 'from_little')
    return <span className={`${styles.change} ${look.soft} ${look.figures}`}>{t.fromLittle(before)}</span>;
  if (change.kind === 'same') {
    return (
      <span className={styles.change}>
        <IconEqual size={15} stroke={2} aria-hidden /> {t.same}
      </span>
    );
  }
  if (change.kind === 'times') {
    return (
      <span className={`${styles.change} ${look.figures}`}>
        <IconArrowUpRight size={15} stroke={2} aria-hidden /> {t.times(formats.number(change.value))}
      </span>
    );
  }
  const isMore = change.value > 0;
  const size = Math.abs(change.value);
  const amount = change.kind === 'percent' ? formats.percentage(size) : t.points(size, formats.number(size));
  const Icon = isMore ? IconArrowUpRight : IconArrowDownRight;
  return (
    <span className={`${styles.change} ${look.figures}`}>
      <Icon size={15} stroke={2} aria-hidden /> {isMore ? t.more(amount) : t.less(amount)}
    </span>
  );
}
