import { useFormatNumber, useWords } from '../../Words.tsx';
import { type FieldProps, inputProps } from '../field.tsx';
import { TextAreaControl } from './TextControl.tsx';

type LongTextProps = FieldProps<string | null, string> & {
  rows?: number | undefined;
  /** The maximum that the counter shows; longer text stays possible, so that pasted text is never cut off. */
  maxLength?: number | undefined;
};

/** Several lines with a counter. */
export function LongText(props: LongTextProps) {
  const { value, onChange, rows = 4, maxLength, description } = props;
  const w = useWords();
  const count = useFormatNumber();
  const text = value ?? '';
  const used = Array.from(text).length;
  const over = maxLength !== undefined && used > maxLength;
  const counter =
    maxLength === undefined ? null : over ? w.over(count(used - maxLength)) : w.counter(count(used), count(maxLength));
  const hint =
    counter === null ? (
      description
    ) : (
      <>
        {description} <span style={over ? { color: 'var(--mv-danger-text)' } : undefined}>{counter}</span>
      </>
    );
  return (
    <TextAreaControl
      {...inputProps({ ...props, description: hint })}
      rows={rows}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      style={{ resize: 'vertical' }}
    />
  );
}
