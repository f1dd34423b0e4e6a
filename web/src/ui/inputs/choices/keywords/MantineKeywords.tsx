import { Pill, PillsInput } from '@mantine/core';
import { KEYWORDS_MAX, keywordsLength } from '@move/domain/kit/text/keywords.ts';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useWords, useWordsOf } from '../../../Words.tsx';
import { inputWords } from '../../input-words.ts';
import { InputTheme } from '../../InputTheme.tsx';
import type { KeywordsInputProps } from './KeywordsInput.tsx';
import { inputProps, wrapperProps } from '../../field.tsx';
import { focusInput, removeButton } from '../remove-button.ts';
import { withKeywords } from './with-keywords.ts';

/** Several words with a counter of their joined length; Enter or comma adds one, Backspace removes the last. */
export function MantineKeywords(props: KeywordsInputProps) {
  const { value, onChange, onBlur, disabled = false, readOnly = false, max = KEYWORDS_MAX, description } = props;
  const w = useWords();
  const t = useWordsOf(inputWords);
  const [text, setText] = useState('');
  const used = keywordsLength(value);
  const add = (typed: string) => {
    const next = withKeywords(value, typed);
    if (next.length > value.length) onChange(next);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ',') && text.trim() !== '') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1));
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[,;\n]/.test(pasted)) return;
    event.preventDefault();
    add(text + pasted);
  };
  const counter = max !== null && (
    <span style={used > max ? { color: 'var(--mv-danger-text)' } : undefined}>
      {w.counter(String(used), String(max))}
    </span>
  );
  const { placeholder: _, onBlur: __, 'aria-required': required, ...field } = inputProps(props);
  return (
    <InputTheme>
      <PillsInput
        {...wrapperProps({
          ...props,
          description: (
            <>
              {description ?? t.keywordHint}
              {counter && <>. {counter}</>}
            </>
          ),
        })}
        disabled={disabled}
        id={field.id}
      >
        <Pill.Group>
          {value.map((keyword) => (
            <Pill
              key={keyword}
              withRemoveButton={!disabled && !readOnly}
              onRemove={() => onChange(value.filter((other) => other !== keyword))}
              removeButtonProps={{ ...removeButton(w.removeName(keyword)), onClick: focusInput }}
            >
              {keyword}
            </Pill>
          ))}
          <PillsInput.Field
            value={text}
            disabled={disabled}
            readOnly={readOnly}
            aria-required={required}
            {...(props.name !== undefined && { name: props.name })}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => {
              // leaving the field adds the typed word, even without Enter
              add(text);
              onBlur?.();
            }}
          />
        </Pill.Group>
      </PillsInput>
    </InputTheme>
  );
}
