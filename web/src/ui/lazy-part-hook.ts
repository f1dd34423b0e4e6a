import { type FunctionComponent, useEffect, useState } from 'react';

export type LazyPart<Props> = {
  /** Null until it is loaded. */
  Part: FunctionComponent<Props> | null;
  hasFailed: boolean;
  retry: () => void;
};

/**
 * Makes a hook that loads a component from a file of its own when it is first needed, and keeps it. A failed load throws nothing, because
 * the screen around it would unmount and lose what was typed. `retry` loads again; so does the return of the network, unless
 * `triesOnline` is false. Don't handle errors inside `load`: Vite loads the styles before it runs `import(…).then(…)`, so an error handler
 * there isn't called when the styles fail.
 */
export function lazyPartHook<Props>(
  load: () => Promise<FunctionComponent<Props>>,
): (isWanted?: boolean, triesOnline?: boolean) => LazyPart<Props> {
  let kept: FunctionComponent<Props> | null = null;
  const fetchPart = async () => {
    if (kept !== null) return kept;
    kept = await load();
    return kept;
  };
  return function useLazyPart(isWanted = true, triesOnline = true) {
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
      if (!hasFailed || !triesOnline) return;
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, [hasFailed, triesOnline]);
    return { Part, hasFailed, retry };
  };
}
