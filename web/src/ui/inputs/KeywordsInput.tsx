import type { FieldProps } from './field.tsx';
import { lateInput } from './late-input.tsx';

export type KeywordsInputProps = FieldProps<readonly string[]> & {
  /** Of the words together; null has no counter. */
  max?: number | null | undefined;
};

/** Several words with a counter of their joined length (R5-38); Enter or comma adds, Backspace takes the last away. */
export const KeywordsInput = lateInput<KeywordsInputProps>(() =>
  import('./MantineKeywords.tsx').then((module) => module.MantineKeywords),
);
