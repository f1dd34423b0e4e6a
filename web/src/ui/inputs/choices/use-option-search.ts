import { useEffect, useRef, useState } from 'react';
import type { OptionValue } from './SelectInput.tsx';

export type PickerOption<Value extends OptionValue> = { value: Value; label: string; detail?: string | undefined };

/** Searches options on the server; must pass the signal on. */
export type PickerSearch<Value extends OptionValue> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly PickerOption<Value>[]>;

type SearchOptions<Value extends OptionValue> = {
  search: PickerSearch<Value>;
  query: string;
  debounceMs: number;
  isActive: boolean;
};
export type FoundOptions<Value extends OptionValue> = {
  options: readonly PickerOption<Value>[];
  isBusy: boolean;
  hasFailed: boolean;
  retry: () => void;
};

/** Searches while active: at once on opening, then `debounceMs` after the last key; a newer request aborts the older. */
export function useOptionSearch<Value extends OptionValue>({
  search,
  query,
  debounceMs,
  isActive,
}: SearchOptions<Value>): FoundOptions<Value> {
  const [answer, setAnswer] = useState<{
    query: string;
    options: readonly PickerOption<Value>[];
    hasFailed: boolean;
  } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(search);
  const isFirst = useRef(true);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    if (!isActive) {
      isFirst.current = true;
      return undefined;
    }
    const controller = new AbortController();
    const finish = (options: readonly PickerOption<Value>[], hasFailed: boolean) => {
      if (!controller.signal.aborted) setAnswer({ query, options, hasFailed });
    };
    const run = () =>
      void latest.current(query, controller.signal).then(
        (options) => finish(options, false),
        () => finish([], true),
      );
    const timer = window.setTimeout(run, isFirst.current ? 0 : debounceMs);
    isFirst.current = false;
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [query, isActive, debounceMs, attempt]);
  const retry = () => {
    setAnswer(null);
    setAttempt((n) => n + 1);
  };
  return {
    options: answer?.options ?? [],
    isBusy: isActive && answer?.query !== query,
    hasFailed: answer?.hasFailed ?? false,
    retry,
  };
}
