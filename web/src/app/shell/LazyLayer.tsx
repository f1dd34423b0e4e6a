import { type FunctionComponent, useEffect, useState } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { shellMessages } from './shell.messages.ts';

type LaterLayerProps<Props> = {
  load: () => Promise<FunctionComponent<Props>>;
  /** The props of the layer itself. */
  props: Props & { onClose: () => void };
};

/** A layer over the screen, loaded on demand; when that fails, a message is shown and the screen keeps working. */
export function LazyLayer<Props extends object>({ load, props }: LaterLayerProps<Props>) {
  const t = useMessages(shellMessages).cut;
  const [Layer, setLayer] = useState<FunctionComponent<Props> | null>(null);
  const { onClose } = props;
  useEffect(() => {
    let isLeft = false;
    load().then(
      (loaded) => isLeft || setLayer(() => loaded),
      () => {
        if (isLeft) return;
        onClose();
        notify.error(`${t.title}. ${t.layer}`);
      },
    );
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- loads once for each time that the layer opens
  }, []);
  return Layer === null ? null : <Layer {...props} />;
}
