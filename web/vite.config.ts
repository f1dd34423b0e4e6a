import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import { defineConfig, type Plugin } from 'vite';
import { slices } from '../architecture/slices.ts';
import { checkInWorker } from './build-check-in-worker.ts';

const root = import.meta.dirname;
/** Where a development server finds the API. */
const API = process.env['API_URL'] ?? 'http://127.0.0.1:3000';
const COMPRESSIBLE = /\.(?:js|mjs|css|html|svg|json)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(path: string): Promise<void> {
  const source = await readFile(path);
  if (source.length < 1024) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
  const [br, gz] = await Promise.all([brotli(source, { params }), zip(source, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** A slice's lists with their columns and words. */
const LISTS = String.raw`(?:[A-Z]\w*List(?:Actions)?\.tsx|[^/]+(?:-columns|\.messages)\.tsx?|use-(?:remove|copy|sports|[^/]+-filters)[^/]*|offer-status\.ts)$`;

/** Those that most others build on, from the bottom up: what two contracts need stands with the lower one. */
const FIRST = ['locations', 'organizations', 'rates', 'activities', 'sessions'];
const inOrder = [...FIRST, ...Object.keys(slices).filter((slice) => !FIRST.includes(slice))];

/** What nearly every list of offers or organisations calls: one file, for each is small and a request costs more. */
const TOGETHER = String.raw`/contract/src/(?:(?:locations|organizations|activities)/|labels/labels\.)|/organizations/use-waiting-count`;

/**
 * Two files a slice: its contract with the rules it needs, shared by all screens that call it, and its lists. The inputs and
 * dialogs that some lists open stay in files of their own.
 */
const sliceFiles = inOrder.flatMap((slice, index) => [
  { name: `${slice}-contract`, test: new RegExp(`/contract/src/${slice}/`), priority: 200 - index },
  {
    name: slice === 'home' ? slice : `${slice}-lists`,
    test: new RegExp(`/web/src/features/${slice}/${slice === 'home' ? '' : LISTS}`),
    priority: 100 - index,
    includeDependenciesRecursively: false,
  },
]);

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

/** zod brings a maker of JSON schemas (20 kB) that every schema refers to; only the server describes its endpoints with it. */
function withoutJsonSchema(): Plugin {
  const names = ['toJSONSchema', 'createToJSONSchemaMethod', 'createStandardJSONSchemaMethod', 'JSONSchemaGenerator'];
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      /\/zod\/v4\/core\/(to-json-schema|json-schema-(processors|generator))\.js$/.test(id)
        ? names
            .map((name) => `export function ${name}() { throw new Error('no JSON schemas in the browser'); }`)
            .join('\n')
        : null,
  };
}

/**
 * The bundler's few helpers become a file of their own, which costs the first screen a request. They keep no state, so each
 * file that uses them gets them at its head instead.
 */
function withoutRuntimeFile(): Plugin {
  const isRuntime = (file: string) => /\brolldown-runtime-[^/]*\.js$/.test(file);
  return {
    name: 'without-runtime-file',
    apply: 'build',
    enforce: 'pre',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const runtime = chunks.find(({ fileName }) => isRuntime(fileName));
      if (runtime === undefined) return;
      const helpers = runtime.code.replace(/export\s*\{([^}]*)\};?/, (_export, names: string) => {
        const pairs = names.split(',').map((name) => name.trim().split(/\s+as\s+/));
        return `return{${pairs.map(([inside, outside]) => `${outside ?? inside}:${inside}`).join(',')}}`;
      });
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(
          /import\s*(?:\{([^}]*)\}\s*from\s*)?["']\.\/rolldown-runtime-[^"']*["'];?/,
          (_import, names: string | undefined) =>
            names === undefined ? '' : `const{${names.replace(/\s+as\s+/g, ':')}}=(()=>{${helpers}})();`,
        );
        chunk.imports = chunk.imports.filter((file) => !isRuntime(file));
      }
      delete bundle[runtime.fileName];
    },
  };
}

export default defineConfig({
  root,
  base: '/',
  plugins: [react(), withoutJsonSchema(), withoutRuntimeFile(), checkInWorker(), precompress()],
  css: {
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // all that main.tsx reaches (web/src/app/first-load.ts)
            { name: 'base', tags: ['$initial'], priority: 300 },
            { name: 'lists-contract', test: new RegExp(TOGETHER), priority: 250 },
            ...sliceFiles,
          ],
        },
      },
    },
    sourcemap: false,
    chunkSizeWarningLimit: 1200,
  },
  worker: { format: 'es' },
  server: { proxy: { '/v1': API, '/upscaler': API } },
});
