import { useLocale } from '../platform/texts/locale.ts';
import { useScheme } from '../platform/state/scheme.ts';
import { DEFAULT_COLOURS } from '../platform/state/settings.ts';
import { Look } from '../ui/look/Look.tsx';
import { ErrorPanel } from '../ui/page/errors/ErrorPanel.tsx';
import { startFailedWords } from './start-failed-words.ts';

/** Shown instead of a blank page when the server can't be reached at the start. */
export function StartFailed({ onRetry }: { onRetry: () => void }) {
  const locale = useLocale();
  const t = startFailedWords[locale];
  return (
    <Look primary={DEFAULT_COLOURS.primary} scheme={useScheme()} locale={locale}>
      <main id="main">
        <ErrorPanel {...t} onRetry={onRetry} />
      </main>
    </Look>
  );
}
