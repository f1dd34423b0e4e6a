import { useFormatNumber, useWords } from '../Words.tsx';
import * as styles from './marks.module.css';

type CapacityBarProps = {
  used: number;
  total: number;
  /** Accessible name; default “18 van 20 bezet”. */
  label?: string | undefined;
};

/** The capacity bar; its figures are always shown as text too. */
export function CapacityBar({ used, total, label }: CapacityBarProps) {
  const w = useWords();
  const count = useFormatNumber();
  const share = total > 0 ? Math.min(1, Math.max(0, used / total)) : 0;
  return (
    <div
      className={styles.capacityBar}
      data-full={used >= total && total > 0}
      role="img"
      aria-label={label ?? w.capacity(count(used), count(total))}
    >
      <i style={{ width: `${share * 100}%` }} />
    </div>
  );
}
