import { IconChevronUp, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PHONE, useMediaQuery } from '../../look/use-media-query.ts';
import { ActionMenu } from '../../overlays/menus/ActionMenu.tsx';
import { useFormatNumber, useWordsOf } from '../../Words.tsx';
import { bulkWords } from './bulk-words.ts';
import * as look from '../../look/look.module.css';
import * as styles from './bars.module.css';

export type BulkAction = { label: string; icon?: ReactNode; onClick: () => void; disabledReason?: string | undefined };
type BulkBarProps = {
  chosen: number;
  /** The number of rows that match the filters; offers to choose them all. */
  total?: number | undefined;
  actions: readonly BulkAction[];
  onChooseAll?: (() => void) | undefined;
  onClear: () => void;
  /** An action is running: the bar shows this and starts no other action. */
  isBusy?: boolean;
};

/** Actions for the chosen rows, in the list's footer, so that no row is covered. */
export function BulkBar({ chosen, total, actions, onChooseAll, onClear, isBusy = false }: BulkBarProps) {
  const w = useWordsOf(bulkWords);
  const count = useFormatNumber();
  const isPhone = useMediaQuery(PHONE);
  if (chosen === 0) return null;
  return (
    <div className={`${styles.bulkBar} ${look.rising}`} role="toolbar" aria-label={w.region}>
      <span className={`${styles.count} ${look.figures}`} role="status">
        {isBusy ? w.busy : w.chosen(count(chosen))}
      </span>
      {onChooseAll && total !== undefined && total > chosen && (
        <button type="button" onClick={onChooseAll}>
          {w.chooseAll(count(total))}
        </button>
      )}
      <span className={styles.separator} />
      {isPhone ? (
        // in one row the buttons would overflow
        <ActionMenu items={actions} label={w.region} hasWords>
          {w.actions}
          <IconChevronUp size={16} stroke={1.75} aria-hidden />
        </ActionMenu>
      ) : (
        actions.map((action) => (
          <button
            key={action.label}
            type="button"
            disabled={action.disabledReason !== undefined}
            title={action.disabledReason}
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : action.onClick}
          >
            {action.icon}
            {action.label}
          </button>
        ))
      )}
      <span className={styles.separator} />
      <button type="button" aria-label={w.clear} onClick={onClear}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
