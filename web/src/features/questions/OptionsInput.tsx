import { QUESTION_LIMITS, optionsFrom } from '@move/domain/questions/question.ts';
import { IconX } from '@tabler/icons-react';
import { type ClipboardEvent, useState } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import type { FieldProps } from '../../ui/inputs/field.tsx';
import { FieldGroup } from '../../ui/inputs/FieldGroup.tsx';
import { TextInput } from '../../ui/inputs/text/TextInput.tsx';
import { IconButton } from '../../ui/page/IconButton.tsx';
import { OrderedList } from '../../ui/table/order/OrderedList.tsx';
import { useWords } from '../../ui/Words.tsx';
import { questionMessages } from './questions.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './questions.module.css';

type OptionsInputProps = FieldProps<readonly string[] | null | undefined, readonly string[]> & {
  /** Errors of the options, by index. */
  errors?: Readonly<Record<string, string>>;
};

type Row = { key: string; text: string };

/** The options of a question. Each can be edited, moved and removed; a pasted list becomes one option per line. */
export function OptionsInput({ value, onChange, errors = {}, ...field }: OptionsInputProps) {
  const t = useMessages(questionMessages).options;
  const [rows, setRows] = useRows(value ?? [], onChange);
  const isFixed = field.readOnly === true || field.disabled === true;
  const add = (texts: readonly string[]) => setRows([...rows, ...texts.map(asRow)].slice(0, QUESTION_LIMITS.options));
  return (
    <FieldGroup {...field}>
      {rows.length > 0 && (
        <OrderedList
          label={field.label}
          items={rows}
          itemKey={({ key }) => key}
          itemName={({ text }) => text}
          isFixed={isFixed}
          onChange={setRows}
          actions={(row) =>
            !isFixed && <Remove row={row} onRemove={() => setRows(rows.filter((one) => one !== row))} />
          }
        >
          {(row) => (
            <TextInput
              label={t.one(rows.indexOf(row) + 1)}
              className={styles.bareLabel}
              value={row.text}
              error={errors[rows.indexOf(row)]}
              readOnly={isFixed}
              onChange={(text) => setRows(rows.map((one) => (one === row ? { ...one, text } : one)))}
            />
          )}
        </OrderedList>
      )}
      {!isFixed && rows.length < QUESTION_LIMITS.options && (
        <NewOption known={rows.map(({ text }) => text)} onAdd={add} />
      )}
      {rows.length >= QUESTION_LIMITS.options && (
        <p className={`${look.muted} ${look.small}`}>{t.full(QUESTION_LIMITS.options)}</p>
      )}
    </FieldGroup>
  );
}

let made = 0;
function asRow(text: string): Row {
  made += 1;
  return { key: `option-${made}`, text };
}

/** Gives each option a key that stays the same while it is edited or moved. */
function useRows(value: readonly string[], onChange: (value: readonly string[]) => void) {
  const [kept, keep] = useState<readonly Row[]>(() => value.map(asRow));
  const isKept = value.length === kept.length && kept.every(({ text }, at) => text === value[at]);
  const rows = isKept ? kept : value.map(asRow);
  if (!isKept) keep(rows);
  const set = (next: readonly Row[]) => {
    keep(next);
    onChange(next.map(({ text }) => text));
  };
  return [rows, set] as const;
}

function Remove({ row, onRemove }: { row: Row; onRemove: () => void }) {
  const w = useWords();
  return (
    <IconButton
      label={w.removeName(row.text)}
      icon={<IconX size={16} stroke={1.75} aria-hidden />}
      onClick={onRemove}
    />
  );
}

type NewOptionProps = { known: readonly string[]; onAdd: (texts: readonly string[]) => void };

/** The last line, which adds an option on Enter, on blur, and on a paste of several lines. */
function NewOption({ known, onAdd }: NewOptionProps) {
  const t = useMessages(questionMessages).options;
  const [text, setText] = useState('');
  const add = (typed: string) => {
    const texts = optionsFrom(typed, known);
    if (texts.length > 0) onAdd(texts);
    else if (typed.trim() !== '') notify.info(t.known);
    setText('');
    return texts.length;
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\r\n\t]/.test(pasted.trim())) return;
    event.preventDefault();
    const count = add(pasted);
    if (count > 0) notify.success(t.added(count));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles events that bubble from the input inside
    <div
      style={{ marginTop: 10 }}
      onPaste={onPaste}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || text.trim() === '') return;
        event.preventDefault();
        add(text);
      }}
    >
      <TextInput
        label={t.add}
        placeholder={t.addHint}
        value={text}
        onChange={setText}
        onBlur={() => {
          add(text);
        }}
      />
    </div>
  );
}
