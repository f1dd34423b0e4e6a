import { getSettings as readSettings, type PublicApplication } from '@move/contract/applications/applications.ts';
import { ApiError, createClient } from '@move/contract/kit/client/client.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { getLocale, suggestLocale } from '../texts/locale.ts';
import { createStore, useStore } from './store.ts';
import { parseStored } from './stored.ts';

export type Settings = Omit<ReplyOf<typeof readSettings>, 'application'> & {
  /** Null when the host belongs to no application; the built-in defaults are used then. */
  readonly application: PublicApplication | null;
};

/** The name of the product on a host without an application. */
export const DEFAULT_NAME = 'Move';
/** Colours of the product itself, for a host without an application. */
export const DEFAULT_COLOURS = { primary: '#0B6E4F', secondary: '#F4A259' } as const;

export const DEFAULT_SETTINGS: Settings = {
  application: null,
  upscaler: { url: '', public_key: '', enabled: false },
  upload: { max_bytes: 2 * 1024 * 1024 },
  is_demo: false,
};

/** Milliseconds that the first page waits for its settings before it offers to try again. */
const PATIENCE_MS = 15_000;

const settings = createStore<Settings>(DEFAULT_SETTINGS);
const env: Readonly<Record<string, string | undefined>> = import.meta.env;

export const getSettings = settings.get;
export const useSettings = (): Settings => useStore(settings);

/** The platform's own word for sport (`sport_id_alias`), else `word`. */
export const useSportWord = (word: string): string => useSettings().application?.sport_id_alias ?? word;

/** The application's name, else "Move". */
export function applicationName(known: Settings): string {
  return known.application?.name?.trim() || DEFAULT_NAME;
}

/** The settings of the application to which the opened URL belongs; undefined until they are read. */
let settingsOfUrl: Settings | undefined;
let underWay: { applicationId: number | null; answer: Promise<Settings> } | null = null;

/**
 * Reads the settings of an application, or with null those of the opened URL. After a 404 for the application, uses those of the URL; after
 * a 404 for the URL, the defaults. Throws any other error; without a network, uses the settings in the page if it has any.
 */
export function loadSettings(applicationId: number | null): Promise<Settings> {
  const turn = { applicationId, answer: findSettings(applicationId) };
  underWay = turn;
  return turn.answer
    .then((found) => {
      if (applicationId === null) settingsOfUrl ??= found;
      // ignores the reply when another application was chosen meanwhile
      return underWay === turn ? keep(found) : settings.get();
    })
    .finally(() => {
      if (underWay === turn) underWay = null;
    });
}

/** The id of the application of the opened URL, even if the user works in another one now. */
export const applicationIdOfUrl = (): number | null => (settingsOfUrl ?? settings.get()).application?.id ?? null;

/** Shows the name and colours of this application; with null, those of the opened URL. */
export async function applyBrandOf(applicationId: number | null): Promise<void> {
  const wanted = applicationId ?? applicationIdOfUrl();
  const coming = underWay === null ? (settings.get().application?.id ?? null) : underWay.applicationId;
  if (wanted === coming) await underWay?.answer;
  else if (wanted === applicationIdOfUrl() && settingsOfUrl !== undefined) restoreSettings(settingsOfUrl);
  else await loadSettings(wanted);
}

function restoreSettings(known: Settings): void {
  underWay = null;
  settings.set(known);
}

async function findSettings(applicationId: number | null): Promise<Settings> {
  const brought = settingsOfPage();
  if (brought !== null) settingsOfUrl = brought;
  if (brought !== null && (applicationId === null || applicationId === brought.application?.id)) return brought;
  const headers: Record<string, string> = applicationId === null ? {} : { 'x-application-id': String(applicationId) };
  const read = createClient({ baseUrl: env['VITE_API_URL'] ?? '', headers: () => headers, locale: getLocale });
  try {
    return await read(readSettings, {}, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    // without a network, the settings in the page itself are better than none
    if (!(error instanceof ApiError) && brought !== null) return brought;
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return applicationId === null ? DEFAULT_SETTINGS : findSettings(null);
  }
}

function keep(read: Settings): Settings {
  // newer settings of the application of the opened URL, e.g. after a save: `settingsOfUrl` must have them too
  if (read.application?.id === settingsOfUrl?.application?.id) settingsOfUrl = read;
  settings.set(read);
  const own = read.application?.default_locale;
  if (own !== undefined) suggestLocale(own);
  return read;
}

/** The settings that the server wrote into the page. Used once: settings that are read later are newer. */
function settingsOfPage(): Settings | null {
  const element = document.getElementById('settings');
  if (element === null) return null;
  element.remove();
  const written = parseStored(element.textContent);
  return written === undefined ? null : (written as Settings);
}
