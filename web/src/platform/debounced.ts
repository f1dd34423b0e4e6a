import { useEffect, useState } from 'react';

const TYPING_MS = 350;

/** The input, debounced by 350 ms. */
export function useDebounced<Input>(input: Input, isEnabled: boolean) {
  const text = JSON.stringify(input);
  const [rested, setRested] = useState({ text: '', input, isEnabled: false });
  useEffect(() => {
    const timer = window.setTimeout(() => setRested({ text, input, isEnabled }), TYPING_MS);
    return () => window.clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the text decides whether the input differs
  }, [text, isEnabled]);
  return { input: rested.input, isEnabled: isEnabled && rested.isEnabled, isLatest: rested.text === text };
}
