import { useState } from 'react';

/** Returns a function that copies the text to the clipboard, and whether that succeeded; browsers allow it on https and localhost only. */
export function useCopy(text: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    // on an insecure origin the browser has no clipboard
    const clipboard: Clipboard | undefined = navigator.clipboard;
    void clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return { isCopied, copy };
}
