import * as styles from './marks.module.css'; /** A progress bar. Its numbers are shown as text next to it. */
export function ProgressBar({ percentage, label }: { percentage: number; label: string }) {
  return (
    <div
      className={styles.capacityBar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percentage}
    >
      <i style={{ width: `${percentage}%` }} />
    </div>
  );
}
