import { useState } from 'react';

/** A picture that can't be loaded is replaced by initials; another address is tried again. */
export function usePicture(address: string | null | undefined) {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = Boolean(address) && address !== broken;
  return { src: isShown ? (address ?? null) : null, onError: () => setBroken(address ?? null) };
}
