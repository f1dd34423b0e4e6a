import { useRef } from 'react';

/** For a drawer that adds several records one after the other: it closes after a save, unless the user chose to add another. */
export function useAddAnother(onClose: () => void) {
  const isAgain = useRef(false);
  return {
    /** For `again` of the drawer. */
    choose: (next: boolean) => {
      isAgain.current = next;
    },
    /** For `onCreated` of the form. */
    closeUnlessAgain: () => {
      if (!isAgain.current) onClose();
    },
  };
}
