import { useEffect } from 'react';

/** Fetches the code of list inputs while the record is being read, since nearly every form has one. */
export function usePreloadInputs(): void {
  useEffect(() => {
    // when this fails, the input itself tries again
    import('../../../ui/inputs/choices/MantineSelect.tsx').catch(() => undefined);
  }, []);
}
