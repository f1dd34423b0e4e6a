import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
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

/**
 * What every screen needs stands in one file, so that the first screen costs few requests; what only some need (dialogs,
 * pickers, calendars) stays in the chunks of those.
 */
function isNeededAtOnce(id: string): boolean {
  return [
    /node_modules\/(react|react-dom|scheduler|zod|clsx)\//,
    /node_modules\/@tanstack\/(?!react-virtual|virtual-core)/,
    /node_modules\/@mantine\/core\/esm\/(core|components\/(Button|UnstyledButton|Loader|Input|Transition))\//,
    /\/(domain|contract)\/src\/(kit|access|applications|organizations)\//,
    /\/web\/src\/(platform|ui\/(page|marks|people|look|keys))\//,
    /\/web\/src\/ui\/(Words|words|overlays\/(ActionMenu|Hint|place-beside|use-popover))/,
    /\/web\/src\/app\/(?!StartFailed|shell\/(Palette|PickerPanel|ShortcutHelp))/,
    /\/web\/src\/features\/(home\/|[^/]+\/[^/]+\.feature\.tsx)/,
  ].some((pattern) => pattern.test(id));
}

/** The parts that every list has: one more file, fetched with the first of them. */
function isNeededByLists(id: string): boolean {
  return [
    /\/web\/src\/(screens\/(list\/|links|confirm|screen-words)|ui\/table\/)/,
    /\/web\/src\/ui\/(overlays\/(Dialog|ConfirmDialog|FloatingPanel)|inputs\/(TextInput|field))/,
    /node_modules\/@mantine\/core\/esm\/components\/(Modal|ModalBase|TextInput|InputBase|Overlay|Portal|FocusTrap|CloseButton)\//,
    /\/contract\/src\/preferences\//,
  ].some((pattern) => pattern.test(id));
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

export default defineConfig({
  root,
  base: '/',
  plugins: [react(), precompress()],
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
            { name: 'base', test: isNeededAtOnce, priority: 2 },
            { name: 'lists', test: isNeededByLists, priority: 1 },
          ],
        },
      },
    },
    sourcemap: false,
    chunkSizeWarningLimit: 1200,
  },
  worker: { format: 'es' },
  server: { proxy: { '/v1': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
});
