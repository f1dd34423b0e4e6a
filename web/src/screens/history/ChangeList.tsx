import { IconArrowRight } from '@tabler/icons-react';
import { useMessages } from '../../platform/texts/messages.ts';
import type { ChangeWords } from './words/change-words.ts';
import { historyMessages } from './history.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './history.module.css';

/** Lists the changed fields with old and new value. */
export function ChangeList({ changes }: { changes: readonly ChangeWords[] }) {
  const t = useMessages(historyMessages);
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, label, from, to, wasEmpty }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            <span className={look.visuallyHidden}>{t.from} </span>
            {/* the word “leeg” for no value isn't struck out: that would look like a mistake */}
            {wasEmpty ? <span className={look.muted}>{from}</span> : <del>{from}</del>}
            <IconArrowRight size={14} stroke={1.75} aria-hidden />
            <span className={look.visuallyHidden}>{t.to} </span>
            <ins>{to}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
