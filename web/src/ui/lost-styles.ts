// The bundler asks for the styles of a screen once: where a network fell away, the screen would come back without them.

const lost = new Set<HTMLLinkElement>();

/** Remembers from now on which stylesheets did not come, and asks for them anew when there is a network. */
export function watchStyles(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
    },
    // the event of a file does not bubble
    { capture: true },
  );
  window.addEventListener('online', () => void restoreStyles().catch(() => undefined));
}

/** Asks anew for the stylesheets that did not come; rejects when one still doesn't. */
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
