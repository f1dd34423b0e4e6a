import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLocale, useWordsOf } from '../../Words.tsx';
import { inputWords } from '../input-words.ts';
import { TextControl } from './TextControl.tsx';
import { type FieldProps, inputProps } from '../field.tsx';
import { formatMoney, parseInteger, parseMoney, parsePercentage } from './numbers.ts';
import { useTypedText } from './use-typed-text.ts';
import * as look from '../../look/look.module.css';
import * as fieldStyles from '../field.module.css';

export type NumberFieldProps = FieldProps<number | null> & { min?: number | undefined; max?: number | undefined };

type TypedNumberProps = NumberFieldProps & {
  format: (value: number | null) => string;
  parse: (text: string) => number | null;
  unreadable: string;
  step?: number | undefined;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  rightSectionWidth?: number | undefined;
  inputMode?: 'numeric' | 'decimal' | undefined;
};

const isNumber = (value: number | null) => !Number.isNaN(value);

function clamp(value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): number {
  return Math.min(max, Math.max(min, value));
}

function TypedNumber(props: TypedNumberProps) {
  const { value, onChange, onBlur, error, min, max, step, format, parse, unreadable, leftSection, rightSection } =
    props;
  const typed = useTypedText({ value, format, parse, isReadable: isNumber, onChange });
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || step === undefined || props.readOnly || !typed.isReadable) return;
    event.preventDefault();
    onChange(clamp((value ?? 0) + direction * step, min, max));
  };
  return (
    <TextControl
      {...inputProps({ ...props, error: error ?? (typed.isReadable ? null : unreadable) })}
      className={look.figures}
      autoComplete="off"
      inputMode={props.inputMode ?? 'numeric'}
      value={typed.text}
      onChange={(event) => typed.onText(event.currentTarget.value)}
      onBlur={() => {
        typed.onLeave();
        onBlur?.();
      }}
      onKeyDown={onKeyDown}
      leftSection={leftSection}
      rightSection={rightSection}
      {...(props.rightSectionWidth !== undefined && { rightSectionWidth: props.rightSectionWidth })}
    />
  );
}

type StepperProps = Pick<NumberFieldProps, 'label' | 'value' | 'onChange' | 'min' | 'max' | 'disabled'> & {
  step: number;
};

/** Arrows for the mouse; they are not in the tab order, because the arrow keys do the same in the input. */
function Stepper({ label, value, onChange, min, max, disabled, step }: StepperProps) {
  const w = useWordsOf(inputWords);
  const now = value === null || Number.isNaN(value) ? null : value;
  const by = (amount: number) => onChange(clamp((now ?? (min ?? 0) - amount) + amount, min, max));
  return (
    <span className={fieldStyles.steps}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={w.increase(label)}
        disabled={disabled || (now !== null && max !== undefined && now >= max)}
        onClick={() => by(step)}
      >
        <IconChevronUp size={14} stroke={1.75} aria-hidden />
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={w.decrease(label)}
        disabled={disabled || (now !== null && min !== undefined && now <= min)}
        onClick={() => by(-step)}
      >
        <IconChevronDown size={14} stroke={1.75} aria-hidden />
      </button>
    </span>
  );
}

type NumberInputProps = NumberFieldProps & {
  /** The unit after the number: “jr”. It replaces the arrows. */
  unit?: string | undefined;
};

/** A whole number; null when empty, NaN, which validation refuses, while it is unreadable. Arrows step by one. */
export function NumberInput({ unit, ...props }: NumberInputProps) {
  const w = useWordsOf(inputWords);
  const { label, value, onChange, min, max, readOnly } = props;
  const isFixed = props.disabled || readOnly;
  return (
    <TypedNumber
      {...props}
      step={1}
      format={(n) => (n === null ? '' : String(n))}
      parse={parseInteger}
      unreadable={w.badNumber}
      rightSectionWidth={unit === undefined ? undefined : Math.max(36, unit.length * 9 + 16)}
      rightSection={unit ?? (isFixed ? undefined : <Stepper {...{ label, value, onChange, min, max }} step={1} />)}
    />
  );
}

/** Whole percent. */
export function PercentageInput(props: NumberFieldProps) {
  const w = useWordsOf(inputWords);
  return (
    <TypedNumber
      {...props}
      min={props.min ?? 0}
      max={props.max ?? 100}
      step={5}
      format={(n) => (n === null ? '' : String(n))}
      parse={parsePercentage}
      unreadable={w.badNumber}
      rightSection="%"
    />
  );
}

/** Hundredths of a unit, typed as “1,25”: 125 hundredths of a percent. */
export function HundredthsInput({ unit, ...props }: NumberInputProps) {
  const w = useWordsOf(inputWords);
  const locale = useLocale();
  return (
    <TypedNumber
      {...props}
      inputMode="decimal"
      format={(hundredths) => formatMoney(hundredths, locale)}
      parse={parseMoney}
      unreadable={w.badNumber}
      rightSection={unit}
    />
  );
}

/** An amount in cents, typed as “12,50”. */
export function MoneyInput(props: NumberFieldProps) {
  const w = useWordsOf(inputWords);
  const locale = useLocale();
  return (
    <TypedNumber
      {...props}
      inputMode="decimal"
      format={(cents) => formatMoney(cents, locale)}
      parse={parseMoney}
      unreadable={w.badMoney}
      leftSection="€"
    />
  );
}
