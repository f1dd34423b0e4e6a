import { useCallback, useEffect, useRef } from 'react';
import { type FormAnswer, type FormTap, sendFromForm } from './tap-sending.ts';

/** Sends what a form of this component adds; a refusal that arrives after the component is gone is shown on the row instead. */
export function useSendFromForm(): (tap: FormTap) => Promise<FormAnswer> {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return useCallback((tap) => sendFromForm(tap, () => isThere.current), []);
}
