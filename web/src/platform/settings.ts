import { getSettings as readSettings, type PublicApplication } from '@move/contract/applications/applications.ts';
import { ApiError, createClient } from '@move/contract/kit/client.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { getLocale, suggestLocale } from './locale.ts';
import { createStore, useStore } from './store.ts';
import { parseStored } from './stored.ts';

export type Settings = Omit<ReplyOf<typeof readSettings>, 'application'> & {
  /** Null when the address knows no application: built-in defaults (D1.1). */
  readonly application: PublicApplication | null;
};

/** R1-22: the title without an application. */
export const DEFAULT_NAME = 'Move';
/** Colours of the product itself, for an address without application. */
export const DEFAULT_COLOURS = { primary: '#0B6E4F', secondary: '#F4A259' } as const;

export const DEFAULT_SETTINGS: Settings = {
  application: null,
  upscaler: { url: '', public_key: '', enabled: false },
  upload: { max_bytes: 2 * 1024 * 1024 },
  is_demo: false,
};

const settings = createStore<Settings>(DEFAULT_SETTINGS);
const env: Readonly<Record<string, string | undefined>> = import.meta.env;

export const getSettings = settings.get;
export const useSettings = (): Settings => useStore(settings);

/** R1-21, R1-22: the application's name, else "Move". */
export function nameOf(known: Settings): string {
  return known.application?.name?.trim() || DEFAULT_NAME;
}

/**
 * Reads the settings of an application, or without id those of the address one came in by. An address that knows no
 * application answers 404 and gets the defaults; any other failure is thrown.
 */
export async function loadSettings(applicationId: number | null): Promise<Settings> {
  asked += 1;
  const turn = asked;
  const found = await findSettings(applicationId);
  // an answer that was overtaken by another choice changes nothing any more
  return turn === asked ? keep(found) : settings.get();
}

let asked = 0;

async function findSettings(applicationId: number | null): Promise<Settings> {
  const brought = settingsOfPage();
  if (brought !== null && (applicationId === null || applicationId === brought.application?.id)) return brought;
  const headers: Record<string, string> = applicationId === null ? {} : { 'x-application-id': String(applicationId) };
  const read = createClient({ baseUrl: env['VITE_API_URL'] ?? '', headers: () => headers, locale: getLocale });
  try {
    return await read(readSettings, {});
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return applicationId === null ? DEFAULT_SETTINGS : findSettings(null);
  }
}

function keep(read: Settings): Settings {
  settings.set(read);
  const own = read.application?.default_locale;
  if (own !== undefined) suggestLocale(own);
  return read;
}

/** The settings of the host, which the server wrote into the page; once, since later ones are newer. */
function settingsOfPage(): Settings | null {
  const element = document.getElementById('settings');
  if (element === null) return null;
  element.remove();
  const written = parseStored(element.textContent);
  return written === undefined ? null : (written as Settings);
}
