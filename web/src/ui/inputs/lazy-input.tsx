import type { FunctionComponent } from 'react';
import { lazyPartHook } from '../lazy-part-hook.ts';
import { useWords } from '../Words.tsx';
import { PartLoadError } from '../page/errors/PartLoadError.tsx';
import { type FieldProps, inputProps } from './field.tsx';
import { TextControl } from './text/TextControl.tsx';

type AnyField = Omit<FieldProps<unknown, never>, 'value' | 'onChange'>;

/** An input in a file of its own: until it is loaded, label, hint and error are shown around a box of the same height that says so. */
export function lazyInput<Props extends AnyField>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  const usePart = lazyPartHook(load);
  return function LazyInput(props: Props) {
    const w = useWords();
    const { Part, hasFailed, retry } = usePart();
    if (Part !== null) return <Part {...props} />;
    if (hasFailed) return <PartLoadError isInPlace onRetry={retry} />;
    return <TextControl {...inputProps(props)} placeholder={`${w.loading}…`} disabled aria-busy defaultValue="" />;
  };
}
