import { getLocale } from '../platform/texts/locale.ts';

/** Shows the part of index.html that says there is no connection, in the user's language; its button tries again. */
export function showStartFailed(page: Element | null, onRetry: () => void): void {
  const failed = page?.querySelector('main');
  if (!failed) return;
  failed.hidden = false;
  for (const part of failed.querySelectorAll('div')) part.hidden = part.lang !== getLocale();
  failed.onclick = ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    failed.hidden = true;
    onRetry();
  };
}
