import { useLocale } from '../platform/texts/locale.ts';
import { useMessages } from '../platform/texts/messages.ts';
import { useScheme } from '../platform/state/scheme.ts';
import { DEFAULT_COLOURS } from '../platform/state/settings.ts';
import { Look } from '../ui/look/Look.tsx';
import { ErrorPanel } from '../ui/page/errors/ErrorPanel.tsx';
import { shellMessages } from './shell/shell.messages.ts';

/** Shown instead of a blank page when the server can't be reached at the start. */
export function StartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(shellMessages);
  return (
    <Look primary={DEFAULT_COLOURS.primary} scheme={useScheme()} locale={useLocale()}>
      <main id="main">
        <ErrorPanel title={t.startFailed.title} text={t.startFailed.text} onRetry={onRetry} />
      </main>
    </Look>
  );
}
