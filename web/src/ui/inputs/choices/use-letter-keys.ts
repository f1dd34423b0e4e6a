import { type KeyboardEvent, useRef } from 'react';
import { optionByLetters } from './matching-option.ts';
import type { OptionValue, SelectOption } from './SelectInput.tsx';

/** Letters typed within this time of each other belong to one word, as in a native select. */
const PAUSE_MS = 700;

type LetterKeys<Value extends OptionValue> = {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  choose: (value: Value) => void;
};

/**
 * Returns a key handler for a list without a search, which Mantine doesn't make: letters choose the option that begins with them, or, while
 * the list is open, highlight it.
 */
export function useLetterKeys<Value extends OptionValue>({ options, value, choose }: LetterKeys<Value>) {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget: input } = event;
    if (!/^[\p{L}\p{N}]$/u.test(key) || ctrlKey || metaKey || altKey) return;
    const { text, at } = typed.current;
    const letters = event.timeStamp - at < PAUSE_MS ? text + key : key;
    typed.current = { text: letters, at: event.timeStamp };
    const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
    const highlighted = () => list?.querySelector('[data-combobox-selected]')?.getAttribute('value');
    const current = list === null ? value : highlighted();
    const index = options.findIndex((option) => String(option.value) === String(current));
    const found = optionByLetters(options, letters, index);
    if (found === null) return;
    if (list === null) return choose(found.value);
    // Mantine keeps the highlight to itself, so its own key moves it
    for (let step = 0; step <= options.length && highlighted() !== String(found.value); step += 1)
      input.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'ArrowDown', code: 'ArrowDown', bubbles: true }));
  };
}
