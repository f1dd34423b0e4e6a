import { useState } from 'react';

/** Puts a text on the clipboard and says whether it is there; browsers allow it on https and localhost only. */
export function useCopy(text: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    // absent on an address that isn't secure
    const clipboard: Clipboard | undefined = navigator.clipboard;
    void clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return { isCopied, copy };
}
