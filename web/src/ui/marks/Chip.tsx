import { IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWords } from '../Words.tsx';
import * as styles from './marks.module.css';

/** A plain label: tag, role, keyword. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className={`${styles.chip} ${styles.plain}`}>{children}</span>;
}

type FilterChipProps = {
  /** “Sport is” */
  name: string;
  /** “Zwemmen” */
  value: string;
  /** Makes the sentence a button that opens the filter's editor. */
  edit?: ((sentence: ReactNode) => ReactNode) | undefined;
  onRemove: () => void;
};

/** An active filter as a sentence with a remove button: “Sport is **Zwemmen** ×”. */
export function FilterChip({ name, value, edit, onRemove }: FilterChipProps) {
  const w = useWords();
  const sentence = (
    <>
      {name} <b>{value}</b>
    </>
  );
  return (
    <span className={styles.chip}>
      {edit ? edit(sentence) : <span>{sentence}</span>}
      <button type="button" aria-label={w.filter.remove(`${name} ${value}`)} onClick={onRemove}>
        <IconX size={14} stroke={2} aria-hidden />
      </button>
    </span>
  );
}

/** The dashed chip that adds a filter. */
export function AddChip({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={`${styles.chip} ${styles.add}`} onClick={onClick}>
      <IconPlus size={14} stroke={2} aria-hidden />
      {label}
    </button>
  );
}

type ToggleChipProps = { label: string; isOn: boolean; onToggle: () => void; disabled?: boolean | undefined };

/** A choice that is on or off: outline, or tint with a check mark. */
export function ToggleChip({ label, isOn, onToggle, disabled }: ToggleChipProps) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={isOn} disabled={disabled} onClick={onToggle}>
      {isOn && <IconCheck size={14} stroke={2.25} aria-hidden />}
      {label}
    </button>
  );
}
