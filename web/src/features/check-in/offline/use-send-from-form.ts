import { useCallback, useEffect, useRef } from 'react';
import { type FormAnswer, type FormTap, sendFromForm } from './tap-sending.ts';

/** Sends the walk-in or note of a form. If it is refused after the form's component was unmounted, a notification shows the refusal. */
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
