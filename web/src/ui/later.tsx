import { type FunctionComponent, lazy, Suspense } from 'react';

/** A part in a file of its own, fetched when it is first shown: what nobody opened costs nobody a wait. */
export function later<Props extends object>(load: () => Promise<FunctionComponent<Props>>): FunctionComponent<Props> {
  const Part = lazy(() => load().then((component) => ({ default: component as FunctionComponent<object> })));
  return function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
