import { createStore } from './state/store.ts';

/**
 * The event `beforeinstallprompt`, which some browsers fire when the product can be installed. Not in the types, as it isn't a standard.
 */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

/** Installs the product on the home screen; null when the browser doesn't offer this or the product is already installed. */
export const installOffer = createStore<(() => Promise<unknown>) | null>(null);

/** Stores the browser's offer to install, for a screen that has room for a button. The browser's own bar would cover the screen. */
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
