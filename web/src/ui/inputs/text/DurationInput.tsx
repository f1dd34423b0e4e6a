import type { FieldProps } from '../field.tsx';
import { lazyInput } from '../lazy-input.tsx';

/** A length of time in days, hours or minutes; the value is in minutes, null when empty. Fetched only by forms that have one. */
export const DurationInput = lazyInput<FieldProps<number | null>>(() =>
  import('./DurationBoxes.tsx').then((module) => module.DurationGroup),
);
