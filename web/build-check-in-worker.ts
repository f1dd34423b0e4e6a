import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc, type Plugin, type Rolldown } from 'vite';
import { LOCALES } from '../domain/src/kit/messages/locale.ts';
import { inLanguage, textsOf } from './build-languages.ts';

const SOURCE = join(import.meta.dirname, 'src/worker/check-in-worker.ts');
/** The check-in with its frame, and logging out, which must also work without a network. */
const SCREENS = [
  '/features/check-in/screens.tsx',
  '/features/check-in/walk-ins/WalkInDialog.tsx',
  '/features/check-in/notes/NotesDialog.tsx',
  '/features/check-in/notes/note-sending.ts',
  '/features/check-in/payments/record-door-payment.ts',
  '/ui/inputs/dates/Calendar.tsx',
  '/ui/overlays/ConfirmDialog.tsx',
  '/features/access/login/LogoutScreen.tsx',
  '/app/shell/top-bar/UserMenuList.tsx',
  '/app/shell/Shell.tsx',
];
/** The fonts with all letters: the names at the door include Łukasz and Ayşe. */
const ALWAYS = /hanken-grotesk-[^/]*\.woff2$/;

type Chunk = Rolldown.OutputChunk;

/** The files of these chunks, with everything that they import statically. */
function filesOf(start: readonly Chunk[], bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const visit = (chunk: Chunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  for (const chunk of start) visit(chunk);
  return files;
}

/**
 * Writes the service worker of the check-in: its own source, and the names of the files that its screens load. What the page
 * adds later (the bell, the palette) is left to the network.
 */
export function checkInWorker(): Plugin {
  return {
    name: 'check-in-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      const screens = SCREENS.flatMap(
        (screen) => chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(screen))) ?? [],
      );
      if (entry === undefined || screens.length < SCREENS.length)
        throw new Error('The check-in has no screens to keep');
      const files = filesOf([entry, ...screens], bundle);
      // in each language: another one can be chosen without a network
      for (const chunk of [entry, ...screens]) {
        for (const texts of textsOf(chunk.fileName)) for (const locale of LOCALES) files.add(inLanguage(texts, locale));
      }
      for (const name of Object.keys(bundle)) if (ALWAYS.test(name)) files.add(name);
      const build = { entry: `/${entry.fileName}`, files: [...files].map((name) => `/${name}`) };
      const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE);
      const source = code
        .replaceAll(/export\s*\{\s*\};?/g, '')
        .replaceAll('CHECK_IN_BUILD', () => JSON.stringify(build));
      this.emitFile({ type: 'asset', fileName: 'check-in-worker.js', source });
    },
  };
}
