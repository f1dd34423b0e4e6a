import { type FunctionComponent, useEffect, useState } from 'react';
import { restoreStyles } from './lost-styles.ts';

export type LatePart<Props> = {
  /** Null until it is there. */
  Part: FunctionComponent<Props> | null;
  hasFailed: boolean;
  retry: () => void;
};

/**
 * Makes the hook of a part in a file of its own: asked for when it is first wanted, then kept. A file that is out of reach
 * throws nothing, or the screen around it would go with all that was typed there; it is asked for again by `retry`, and when
 * the network is back. `load` ends at the import and the name it takes from it: what stands behind that belongs to the caller,
 * since the bundler fetches the styles first and a second argument of `then` would never hear that they did not come.
 */
export function latePart<Props>(
  load: () => Promise<FunctionComponent<Props>>,
): (isWanted?: boolean) => LatePart<Props> {
  let kept: FunctionComponent<Props> | null = null;
  const fetchPart = async () => {
    if (kept !== null) return kept;
    await restoreStyles();
    kept = await load();
    return kept;
  };
  return function useLatePart(isWanted = true) {
    const [Part, setPart] = useState(() => kept);
    const [tries, setTries] = useState(0);
    const [failedTry, setFailedTry] = useState<number | null>(null);
    const retry = () => setTries((before) => before + 1);
    const hasFailed = failedTry === tries;
    useEffect(() => {
      if (!isWanted) return;
      let isLeft = false;
      fetchPart().then(
        (part) => isLeft || setPart(() => part),
        () => isLeft || setFailedTry(tries),
      );
      return () => {
        isLeft = true;
      };
    }, [isWanted, tries]);
    useEffect(() => {
      if (!hasFailed) return;
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, [hasFailed]);
    return { Part, hasFailed, retry };
  };
}
