import type { FunctionComponent, ReactNode } from 'react';
import { latePart } from './late-part.ts';
import { PartFault } from './page/errors/PartFault.tsx';

/**
 * A component in a file of its own, loaded when it is first shown. When the file can't be loaded, an error line replaces `waiting`,
 * or is shown at the foot of the screen for a dialog and the like.
 */
export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  waiting: ReactNode = null,
): FunctionComponent<Props> {
  const usePart = latePart(load);
  return function Later(props: Props) {
    const { Part, hasFailed, retry } = usePart();
    if (Part !== null) return <Part {...props} />;
    if (!hasFailed) return waiting;
    return <PartFault isInPlace={waiting !== null} onRetry={retry} onClose={closingOf(props)} />;
  };
}

/** How the owner of a dialog closes it. */
function closingOf(props: { onClose?: unknown; onCancel?: unknown }): (() => void) | undefined {
  const close = props.onClose ?? props.onCancel;
  return typeof close === 'function' ? () => void close() : undefined;
}
