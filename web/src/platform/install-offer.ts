import { createStore } from './state/store.ts';

/** Not standardised, so not in the types: a browser that can install the product sends it, once per prompt. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

/** Installs the product on the home screen; null when the browser doesn't offer that, or it is installed. */
export const installOffer = createStore<(() => Promise<unknown>) | null>(null);

/** Keeps the browser's offer for a screen that has room for it: the browser's own bar would cover the screen. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.set(() => {
      installOffer.set(null);
      return (event as InstallEvent).prompt();
    });
  });
  window.addEventListener('appinstalled', () => installOffer.set(null));
}
