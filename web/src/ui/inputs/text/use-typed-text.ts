import { useState } from 'react';

type TypedTextOptions<Value> = {
  value: Value;
  format: (value: Value) => string;
  /** Must return a value that the rules refuse (NaN, the text itself) for an unreadable text, so that no typed text is lost. */
  parse: (text: string) => Value;
  isReadable: (value: Value) => boolean;
  onChange: (value: Value) => void;
};

export type TypedText = { text: string; onText: (text: string) => void; onLeave: () => void; isReadable: boolean };

/** Keeps the text while typing and shows the formatted value on blur; a value from outside replaces the text. */
export function useTypedText<Value>({
  value,
  format,
  parse,
  isReadable,
  onChange,
}: TypedTextOptions<Value>): TypedText {
  const [draft, setDraft] = useState<{ text: string; value: Value } | null>(null);
  // where a number can't be null, an empty one is stored as NaN
  const isEmpty = draft?.value === null && Number.isNaN(value);
  const isOwn = draft !== null && (isEmpty || Object.is(draft.value, value));
  const shown = isOwn ? draft.value : value;
  const unreadable = Number.isNaN(value) ? '' : String(value);
  return {
    text: isOwn ? draft.text : isReadable(value) ? format(value) : unreadable,
    isReadable: isReadable(shown),
    onText: (text) => {
      const next = parse(text);
      setDraft({ text, value: next });
      onChange(next);
    },
    onLeave: () => {
      if (isReadable(value)) setDraft(null);
    },
  };
}
