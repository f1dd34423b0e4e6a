import { useRef, useState } from 'react';
import { matchingOptions, meantOption } from './matching-option.ts';
import type { OptionValue, SelectOption } from './SelectInput.tsx';

type TypedChoiceOptions<Value extends OptionValue> = {
  options: readonly SelectOption<Value>[];
  /** The label of the chosen option, which the input shows as its text. */
  chosenLabel: string | undefined;
  choose: (value: Value) => void;
  /** Called with a text that means no option. */
  reject: (text: string) => void;
  /** Called when the user changes a rejected text. */
  clear: () => void;
  /** Whether the field still has this rejected text. */
  isRejected: (text: string) => boolean;
};

/**
 * The typed text of a list with search. Leaving the field chooses the option that the text means; a text that means no option stays, with
 * an error.
 */
export function useTypedChoice<Value extends OptionValue>(input: TypedChoiceOptions<Value>) {
  const { options, chosenLabel } = input;
  const [typed, setTyped] = useState(chosenLabel ?? '');
  const [rejected, setRejected] = useState<string | null>(null);
  const hasFocus = useRef(false);
  const leftover = rejected !== null && input.isRejected(rejected) ? rejected : null;
  const isTyped = typed.trim() !== '' && typed !== chosenLabel;
  return {
    text: leftover ?? typed,
    leftover,
    /** Enter takes the only option shown. */
    takesFirst: isTyped && matchingOptions(options, typed).length === 1,
    onText: (text: string) => {
      // Mantine empties the text of a field without a choice; a rejected one stays until the user changes it
      if (leftover !== null && !hasFocus.current && text === '') return;
      if (leftover !== null && hasFocus.current) input.clear();
      setRejected(null);
      setTyped(text);
    },
    onFocus: () => {
      hasFocus.current = true;
    },
    onLeave: () => {
      hasFocus.current = false;
      if (!isTyped || leftover !== null) return;
      const meant = meantOption(options, typed);
      if (meant !== null) return input.choose(meant.value);
      setRejected(typed);
      input.reject(typed);
    },
  };
}
