import { getSettings as readSettings, type PublicApplication } from '@move/contract/applications/applications.ts';
import { ApiError, createClient } from '@move/contract/kit/client/client.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { getLocale, suggestLocale } from '../texts/locale.ts';
import { createStore, useStore } from './store.ts';
import { parseStored } from './stored.ts';

export type Settings = Omit<ReplyOf<typeof readSettings>, 'application'> & {
  /** Null when the host belongs to no application: built-in defaults. */
  readonly application: PublicApplication | null;
};

/** The title without an application. */
export const DEFAULT_NAME = 'Move';
/** Colours of the product itself, for a host without an application. */
export const DEFAULT_COLOURS = { primary: '#0B6E4F', secondary: '#F4A259' } as const;

export const DEFAULT_SETTINGS: Settings = {
  application: null,
  upscaler: { url: '', public_key: '', enabled: false },
  upload: { max_bytes: 2 * 1024 * 1024 },
  is_demo: false,
};

/** How long the first page waits for its settings, before it offers to try again. */
const PATIENCE_MS = 15_000;

const settings = createStore<Settings>(DEFAULT_SETTINGS);
const env: Readonly<Record<string, string | undefined>> = import.meta.env;

export const getSettings = settings.get;
export const useSettings = (): Settings => useStore(settings);

/** The platform's own word for sport (`sport_id_alias`), else the one given. */
export const useSportWord = (word: string): string => useSettings().application?.sport_id_alias ?? word;

/** The application's name, else "Move". */
export function applicationName(known: Settings): string {
  return known.application?.name?.trim() || DEFAULT_NAME;
}

/** The settings of the opened URL; undefined before they are read. */
let ofAddress: Settings | undefined;
let underWay: { applicationId: number | null; answer: Promise<Settings> } | null = null;

/**
 * Reads the settings of an application, or without id those of the opened URL. The host of no application returns 404 and gets the
 * defaults; any other failure is thrown.
 */
export function loadSettings(applicationId: number | null): Promise<Settings> {
  const turn = { applicationId, answer: findSettings(applicationId) };
  underWay = turn;
  return turn.answer
    .then((found) => {
      if (applicationId === null) ofAddress ??= found;
      // a reply that arrives after another choice changes nothing
      return underWay === turn ? keep(found) : settings.get();
    })
    .finally(() => {
      if (underWay === turn) underWay = null;
    });
}

/** The application of the opened URL, whichever one the user works for now. */
export const applicationOfAddress = (): number | null => (ofAddress ?? settings.get()).application?.id ?? null;

/** Shows name and colours of the application that the user works for; without one, those of the opened URL. */
export async function followApplication(applicationId: number | null): Promise<void> {
  const wanted = applicationId ?? applicationOfAddress();
  const coming = underWay === null ? (settings.get().application?.id ?? null) : underWay.applicationId;
  if (wanted === coming) await underWay?.answer;
  else if (wanted === applicationOfAddress() && ofAddress !== undefined) comeBackTo(ofAddress);
  else await loadSettings(wanted);
}

function comeBackTo(known: Settings): void {
  underWay = null;
  settings.set(known);
}

async function findSettings(applicationId: number | null): Promise<Settings> {
  const brought = settingsOfPage();
  if (brought !== null) ofAddress = brought;
  if (brought !== null && (applicationId === null || applicationId === brought.application?.id)) return brought;
  const headers: Record<string, string> = applicationId === null ? {} : { 'x-application-id': String(applicationId) };
  const read = createClient({ baseUrl: env['VITE_API_URL'] ?? '', headers: () => headers, locale: getLocale });
  try {
    return await read(readSettings, {}, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    // a page opened without a network: the look of its host is better than none
    if (!(error instanceof ApiError) && brought !== null) return brought;
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return applicationId === null ? DEFAULT_SETTINGS : findSettings(null);
  }
}

function keep(read: Settings): Settings {
  // saved by a user of this application: also the settings to return to
  if (read.application?.id === ofAddress?.application?.id) ofAddress = read;
  settings.set(read);
  const own = read.application?.default_locale;
  if (own !== undefined) suggestLocale(own);
  return read;
}

/** The settings that the server wrote into the page; used once, since later ones are newer. */
function settingsOfPage(): Settings | null {
  const element = document.getElementById('settings');
  if (element === null) return null;
  element.remove();
  const written = parseStored(element.textContent);
  return written === undefined ? null : (written as Settings);
}
