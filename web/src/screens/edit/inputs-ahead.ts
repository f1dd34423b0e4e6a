import { useEffect } from 'react';

/** Fetches the inputs with lists while the record is still read: nearly every form has one. */
export function useInputsAhead(): void {
  useEffect(() => {
    // what did not come is fetched again by the input itself
    import('../../ui/inputs/MantineSelect.tsx').catch(() => undefined);
  }, []);
}
