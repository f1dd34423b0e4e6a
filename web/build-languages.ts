import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { LOCALES, type Locale } from '../domain/src/kit/messages/locale.ts';
import { withoutServerSentences } from './build-sentences.ts';

const ROOT = join(import.meta.dirname, '..');
const LATE_TEXTS = join(ROOT, 'domain/src/kit/messages/late-texts.ts');
/**
 * What most visits start with: the frame behind login, the login, and the first list of staff. Their texts are in the file of the entry, so
 * that a first visit fetches one file of texts less for each.
 */
const FIRST = [
  'app/shell/Shell.tsx',
  'features/access/login/LoginScreen.tsx',
  'features/locations/list/LocationList.tsx',
];

/** `import { nl } from './texts/rates.nl.ts';` */
const IMPORT = /^import \{ (\w+) \} from '(\.[^']+)\.\1\.ts';\n/gm;
const RECORD = `{ ${LOCALES.join(', ')} }`;

type Chunk = Rolldown.OutputChunk;

/** The key of each record of texts, by its module; filled while the product is built. */
const keys = new Map<string, string>();
/** The files of texts, without their language and `.ts`, by the key of their record. */
const bases = new Map<string, string>();
/** By file of the product, the files of texts that belong to it; a `*` replaces language and release. */
const needed = new Map<string, readonly string[]>();

/** The files of texts that a file of the product needs; `load-texts.ts` fills in the `*`. */
export const textsOf = (file: string): readonly string[] => needed.get(file) ?? [];

let release = '';
export const inLanguage = (file: string, locale: Locale): string => file.replace('*', `${locale}.${release}`);

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 7);

/** A chunk and all chunks that it imports statically. */
function closure(start: Chunk, bundle: Rolldown.OutputBundle): Set<Chunk> {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  visit(start);
  return found;
}

const keysOf = (chunks: Iterable<Chunk>): Set<string> =>
  new Set([...chunks].flatMap(({ moduleIds }) => moduleIds.flatMap((id) => keys.get(id) ?? [])));

const templateOf = (chunk: Chunk) => chunk.fileName.replace(/\.js$/, '.*.js');

/**
 * Decides which texts go into which file: one file for the entry and the first parts, and one for each part loaded on demand, with the
 * texts that the first file lacks.
 */
function planTexts(bundle: Rolldown.OutputBundle, lazy: ReadonlySet<string>): Map<string, Set<string>> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const first = FIRST.flatMap((path) => {
    const module = join(import.meta.dirname, 'src', path);
    return chunks.find(({ moduleIds }) => moduleIds.includes(module)) ?? [];
  });
  if (entry === undefined || first.length < FIRST.length) throw new Error('The product has no entry or no first parts');
  const ofEntry = keysOf([entry, ...first].flatMap((chunk) => [...closure(chunk, bundle)]));
  const files = new Map([[templateOf(entry), ofEntry]]);
  needed.clear();
  needed.set(entry.fileName, [templateOf(entry)]);
  for (const chunk of chunks) {
    if (chunk === entry || !chunk.moduleIds.some((id) => lazy.has(id))) continue;
    const own = keysOf(closure(chunk, bundle)).difference(ofEntry);
    if (own.size === 0) continue;
    files.set(templateOf(chunk), own);
    needed.set(chunk.fileName, [templateOf(chunk)]);
  }
  return files;
}

const VIRTUAL = '\0texts:';
const COPY = '?copy=';

/** Each file of texts is whole: a text that two parts need is in both, so that no part waits for a third file. */
function wholeFiles(files: readonly { keys: Iterable<string>; locale: Locale }[]): Plugin {
  return {
    name: 'whole-files-of-texts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.startsWith('texts:')) return `\0${source}`;
      if (importer?.startsWith(VIRTUAL)) return source;
      const [path = '', copy] = importer?.split(COPY) ?? [];
      if (copy === undefined) return null;
      const resolved = await this.resolve(source, path, { skipSelf: true });
      return resolved && `${resolved.id}${COPY}${copy}`;
    },
    async load(id) {
      if (id.startsWith(VIRTUAL)) {
        const number = id.slice(VIRTUAL.length);
        const file = files[Number(number)];
        if (file === undefined) return null;
        const names = [...file.keys].toSorted();
        const imports = names.map((key, index) => {
          const path = `${bases.get(key)}.${file.locale}.ts${COPY}${number}`;
          return `import { ${file.locale} as t${index} } from ${JSON.stringify(path)};`;
        });
        return `${imports.join('\n')}\nexport const texts = { ${names.map((key, index) => `${JSON.stringify(key)}: t${index}`).join(', ')} };`;
      }
      const [path, copy] = id.split(COPY);
      if (copy === undefined || path === undefined) return null;
      return { code: withoutServerSentences(await readFile(path, 'utf8')), moduleType: 'ts' };
    },
  };
}

async function bundleTexts(
  plan: ReadonlyMap<string, Set<string>>,
): Promise<{ file: string; locale: Locale; code: string }[]> {
  const files = [...plan].flatMap(([file, own]) => LOCALES.map((locale) => ({ file, locale, keys: own })));
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'error',
    plugins: [wholeFiles(files)],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(files.map((_, number) => [String(number), `texts:${number}`])),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name]' },
      },
    },
  });
  if (!('output' in result)) throw new Error('The texts were not built');
  return result.output.flatMap((output) => {
    const file = files[Number(output.fileName)];
    if (output.type !== 'chunk' || file === undefined) throw new Error(`${output.fileName} is in no language`);
    return [{ ...file, code: output.code }];
  });
}

/**
 * Leaves the texts out of the parts of the product, and writes for each part a file for each language. `load-part.ts` fetches the one
 * that is needed together with the part, so nothing waits (docs/adr/0006-own-message-files.md).
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const imports = [...code.matchAll(IMPORT)];
      const [first] = imports;
      if (first === undefined || /\.\w\w\.ts$/.test(id)) return null;
      const languages = imports.map(([, locale]) => locale).toSorted();
      if (languages.join() !== LOCALES.toSorted().join() || !code.includes(RECORD)) {
        this.error(`${id} must put each language of one set of texts into the record ${RECORD}`);
      }
      const base = join(dirname(id), first[2] ?? '');
      const key = shortHash(relative(ROOT, base));
      keys.set(id, key);
      bases.set(key, base);
      const late = `import { lateTexts } from ${JSON.stringify(LATE_TEXTS)};\n`;
      return late + code.replaceAll(IMPORT, '').replace(RECORD, () => `lateTexts('${key}')`);
    },
    async generateBundle(_, bundle) {
      // a shared chunk may hold several parts: the bundler doesn't mark it as one
      const lazy = new Set(
        [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
      );
      const files = await bundleTexts(planTexts(bundle, lazy));
      release = shortHash(files.map(({ code }) => code).join());
      for (const { file, locale, code } of files) {
        this.emitFile({ type: 'asset', fileName: inLanguage(file, locale), source: code });
      }
      const list = Object.fromEntries(
        [...needed].map(([file, own]) => [
          file,
          Object.fromEntries(LOCALES.map((locale) => [locale, own.map((one) => inLanguage(one, locale))])),
        ]),
      );
      this.emitFile({ type: 'asset', fileName: '.vite/texts.json', source: JSON.stringify(list) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => {
        if (release === '') throw new Error('The page is written before its texts');
        return [{ tag: 'meta', attrs: { name: 'texts', content: release }, injectTo: 'head' }];
      },
    },
  };
}
