import type { FieldProps } from '../../field.tsx';
import { lazyInput } from '../../lazy-input.tsx';

export type KeywordsInputProps = FieldProps<readonly string[]> & {
  /** The maximum length of the words together; null shows no counter. */
  max?: number | null | undefined;
};

/** Several words with a counter of their joined length; Enter or comma adds one, Backspace removes the last. */
export const KeywordsInput = lazyInput<KeywordsInputProps>(() =>
  import('./MantineKeywords.tsx').then((module) => module.MantineKeywords),
);
