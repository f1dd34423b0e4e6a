// The bundler requests a screen's styles only once: after a network failure the screen would have no styles.

const lost = new Set<HTMLLinkElement>();

/** Remembers from now on which stylesheets failed to load, and requests them again when the network is back. */
export function watchStyles(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
    },
    // the error event of a file does not bubble
    { capture: true },
  );
  window.addEventListener('online', () => void restoreStyles().catch(() => undefined));
}

/** Requests the failed stylesheets again; rejects when one fails again. */
export async function restoreStyles(): Promise<void> {
  await Promise.all([...lost].map(restore));
}

function restore(link: HTMLLinkElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.href = link.href;
  again.addEventListener('load', () => {
    lost.delete(link);
    link.remove();
    resolve();
  });
  again.addEventListener('error', () => {
    lost.delete(again);
    again.remove();
    reject(new Error(`Unable to preload CSS for ${link.href}`));
  });
  document.head.append(again);
  return promise;
}
