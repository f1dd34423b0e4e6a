import { type ReactNode, useId } from 'react';
import * as look from '../look/look.module.css';
import * as styles from './marks.module.css';

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
};
type SegmentedChoiceProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  value: Value | null;
  segments: readonly Segment<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
  id?: string | undefined;
  describedBy?: string | undefined;
  /** Show only the icons; labels stay for screen readers. */
  iconsOnly?: boolean | undefined;
  /** On a phone it takes the whole width, as the other inputs of a form. */
  isWide?: boolean | undefined;
};

/** One of a few choices, as radios: arrows move and choose. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const {
    label,
    value,
    segments,
    onChange,
    disabled = false,
    id,
    describedBy,
    iconsOnly = false,
    isWide = false,
  } = props;
  const name = useId();
  return (
    <div
      id={id}
      className={styles.segments}
      data-wide={isWide || undefined}
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
    >
      {segments.map((segment) => (
        <label key={segment.value} title={iconsOnly ? segment.label : undefined}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={disabled || segment.disabled}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon}
          <span className={iconsOnly ? look.visuallyHidden : undefined}>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
