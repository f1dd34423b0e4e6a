import { createStore } from './store.ts';

/** Not in the standards, and so not in the types: browsers that install send it, once until it is used. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

/** Puts the product on the home screen; null where the browser offers no such thing, or it is there already. */
export const installOffer = createStore<(() => Promise<unknown>) | null>(null);

/** Keeps the browser's offer for a screen that has room for it: the phone's own bar would lie over what one is doing. */
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
