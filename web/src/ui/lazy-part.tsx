import type { FunctionComponent, ReactNode } from 'react';
import { lazyPartHook } from './lazy-part-hook.ts';
import { PartLoadError } from './page/errors/PartLoadError.tsx';

/**
 * A component in a file of its own, loaded when it is first shown. When the file can't be loaded, an error line replaces `waiting`; for a
 * dialog the line is at the bottom of the screen. A dialog then opens only when the user tries again: by the time the network is back,
 * another one may be open.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  waiting: ReactNode = null,
): FunctionComponent<Props> {
  const usePart = lazyPartHook(load);
  return function LazyPart(props: Props) {
    const onClose = closingOf(props);
    const { Part, hasFailed, retry } = usePart(true, onClose === undefined);
    if (Part !== null) return <Part {...props} />;
    if (!hasFailed) return waiting;
    return <PartLoadError isInPlace={waiting !== null} onRetry={retry} onClose={onClose} />;
  };
}

/** The prop with which the owner closes a dialog. */
function closingOf(props: { onClose?: unknown; onCancel?: unknown }): (() => void) | undefined {
  const close = props.onClose ?? props.onCancel;
  return typeof close === 'function' ? () => void close() : undefined;
}
