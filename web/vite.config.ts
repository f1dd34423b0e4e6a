import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import { defineConfig, type Plugin } from 'vite';
import { classesOf, cssModules } from '../scripts/css-types.mjs';
import { checkInWorker } from './build-check-in-worker.ts';
import { chunkGroups, lazyFiles } from './build-chunks.ts';
import { oneLanguage } from './build-languages.ts';
import { retryableParts, withItself } from './build-retryable-parts.ts';

const root = import.meta.dirname;
/** The API for a development server. */
const API = process.env['API_URL'] ?? 'http://127.0.0.1:3000';
/** The highest quality of brotli takes half of the time of a build. The tests measure sizes by gzip, so their build uses a lower one. */
const BROTLI_QUALITY = process.env['DRAFT_BUILD'] === '1' ? 6 : 11;
const COMPRESSIBLE = /\.(?:js|mjs|css|html|svg|json)$/;
const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

async function compress(path: string): Promise<void> {
  const source = await readFile(path);
  if (source.length < 1024) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  const [br, gz] = await Promise.all([brotli(source, { params }), gzipAsync(source, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Writes .br and .gz next to each text asset, so that the server only has to pick one. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const files = await readdir(dir, { recursive: true });
      await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(dir, file))));
    },
  };
}

/**
 * Removes from zod its generator of JSON schemas (20 kB), which every schema refers to, and its English messages: only the server describes
 * its endpoints, and `validate` makes the messages for users.
 */
function slimZod(): Plugin {
  const names = ['toJSONSchema', 'createToJSONSchemaMethod', 'createStandardJSONSchemaMethod', 'JSONSchemaGenerator'];
  const withoutSchemas = names
    .map((name) => `export function ${name}() { throw new Error('no JSON schemas in the browser'); }`)
    .join('\n');
  return {
    name: 'slim-zod',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (/\/zod\/v4\/core\/(to-json-schema|json-schema-(processors|generator))\.js$/.test(id)) return withoutSchemas;
      if (id.endsWith('/zod/v4/locales/en.js')) return "export default () => ({ localeError: () => 'invalid' });";
      return null;
    },
  };
}

/**
 * Names the css classes of the product: three characters of a hash of file and name, the same in every build as long as no two are equal.
 * Names of Vite's own length would cost each page 5 kB.
 */
function shortClasses(): (name: string, file: string) => string {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const path of cssModules()) {
    for (const name of classesOf(readFileSync(join(root, 'src', path), 'utf8'))) {
      const id = `${path} ${name}`;
      let short = '';
      for (let turn = 0; short === '' || taken.has(short); turn += 1) short = threeOf(`${id} ${turn}`);
      taken.add(short);
      names.set(id, short);
    }
  }
  return (name, file) => names.get(`${relative(join(root, 'src'), file)} ${name}`) ?? name;
}

/** A letter, and two letters or digits. */
function threeOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('base64');
  return /[A-Za-z][A-Za-z0-9]{2}/.exec(digest)?.[0] ?? '';
}

/** Keeps the css of CSS modules: their class names are written out where they are used, so nothing imports the modules any more. */
function keepStylesheets(): Plugin {
  return {
    name: 'keep-stylesheets',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      return id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null;
    },
  };
}

export default defineConfig(({ command }) => ({
  root,
  base: '/',
  plugins: [
    react(),
    retryableParts(),
    slimZod(),
    oneLanguage(),
    lazyFiles(),
    keepStylesheets(),
    checkInWorker(),
    precompress(),
  ],
  css: {
    // readable while developing and in tests
    modules: command === 'build' ? { generateScopedName: shortClasses() } : {},
    postcss: {
      plugins: [
        mantinePreset(),
        simpleVars({
          variables: {
            sm: '40em',
            md: '62em',
            lg: '75em',
            xl: '90em',
            'below-sm': '39.99em',
            'below-md': '61.99em',
            'below-lg': '74.99em',
          },
        }),
      ],
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // Every asset is a file: the Content-Security-Policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withItself },
    rolldownOptions: {
      // class names are constants of other files: written out they need no export
      optimization: { inlineConst: true },
      output: {
        codeSplitting: { groups: chunkGroups },
        // the first page lists every other file: without their names it is 2 kB smaller; `manifest.json` maps them
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
    sourcemap: false,
    chunkSizeWarningLimit: 1200,
  },
  worker: { format: 'es' },
  server: { proxy: { '/v1': API, '/upscaler': API } },
}));
