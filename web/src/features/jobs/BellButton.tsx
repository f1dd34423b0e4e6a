import { IconBell } from '@tabler/icons-react';
import { useLocale } from '../../platform/texts/locale.ts';
import { en } from './texts/bell.en.ts';
import { nl } from './texts/bell.nl.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './BellButton.module.css';
import * as buttonStyles from '../../ui/page/Button.module.css';

// separate from the other texts of the inbox, since every page shows the bell, and few open it
const words = { nl, en };

type BellButtonProps = { unread?: number; isBusy?: boolean; onClick?: () => void };

export function BellButton({ unread = 0, isBusy = false, onClick }: BellButtonProps) {
  const t = words[useLocale()];
  const label = [t.title, unread > 0 && `${unread} ${t.unread}`, isBusy && t.busy].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className={`${buttonStyles.iconButton} ${styles.bell}`}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <IconBell size={19} stroke={1.75} aria-hidden />
      {unread > 0 && (
        <span className={`${styles.count} ${look.figures}`} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      {isBusy && <span className={styles.busy} aria-hidden="true" />}
    </button>
  );
}
