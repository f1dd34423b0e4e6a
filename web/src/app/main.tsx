// imported first, so that the css of every component comes after it
import '../ui/look/look.css';
import '../ui/look/look.module.css';
import './boot.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Application } from './Application.tsx';
import { loadLanguageOrNotify } from './load-language.ts';
import { getContext } from '../platform/state/context.ts';
import { watchInstallOffer } from '../platform/install-offer.ts';
import { loadFirstTexts } from '../platform/texts/load-texts.ts';
import { loadBeforeLocale } from '../platform/texts/locale.ts';
import { showStartFailed } from './start-failed.ts';
import { loadSettings } from '../platform/state/settings.ts';
import { getSession } from '../platform/session/session.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root');
const root = createRoot(element);

/** Loads the settings first, so that the interface starts with the platform's name and colours. */
async function start(): Promise<void> {
  // Everything below needs Temporal, so a browser without it loads the polyfill first.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const chosen = getSession() === null ? null : getContext().applicationId;
  try {
    await Promise.all([loadSettings(chosen), loadFirstTexts()]);
    // the settings may set another language than this browser had stored
    await loadFirstTexts();
    loadBeforeLocale(loadLanguageOrNotify);
    root.render(
      <StrictMode>
        <Application />
      </StrictMode>,
    );
  } catch {
    showStartFailed(element, () => void start());
  }
}

watchInstallOffer();
void start();
