import { addTexts } from '@move/domain/kit/messages/late-texts.ts';
import { fetchFile } from '../loading/fetch-file.ts';
import { type Locale, neededLocales } from './locale.ts';

/** The text files of the loaded parts, with a `*` for language and release in their names (web/build-languages.ts). */
const files = new Set<string>();
/** The text files that are imported or being imported, by URL. */
const known = new Map<string, Promise<void>>();

const release = (): string | null => document.querySelector<HTMLMetaElement>('meta[name="texts"]')?.content ?? null;

/** Loads the texts of a part in the language of the screen, and in the language that the screen is about to change to. */
export async function loadTexts(file: string): Promise<void> {
  files.add(file);
  await Promise.all([...neededLocales()].map((locale) => loadFile(file, locale)));
}

/** Loads the texts of all loaded parts in a language, before the screen changes to that language. */
export async function loadLanguage(locale: Locale): Promise<void> {
  await Promise.all([...files].map((file) => loadFile(file, locale)));
}

/** Loads at the start the texts that every page needs. On a development server these are part of the code. */
export async function loadFirstTexts(): Promise<void> {
  if (release() === null) return;
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  await loadTexts(new URL(entry).pathname.slice(1).replace(/\.js$/, '.*.js'));
}

function loadFile(file: string, locale: Locale): Promise<void> {
  const address = `/${file.replace('*', `${locale}.${release()}`)}`;
  const before = known.get(address);
  if (before !== undefined) return before;
  const coming = importTexts(address, locale);
  known.set(address, coming);
  coming.catch(() => known.delete(address));
  return coming;
}

async function importTexts(address: string, locale: Locale): Promise<void> {
  await fetchFile(address);
  const { texts }: { texts: Readonly<Record<string, object>> } = await import(/* @vite-ignore */ address);
  addTexts(locale, texts);
}
