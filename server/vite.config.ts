import { defineConfig } from 'vite';

/** Packages that look for their own files next to their modules, or that are not JavaScript. */
const AS_INSTALLED = ['sharp', 'pg-native', '@fastify/swagger-ui', 'pdfkit', 'fontkit'];

/**
 * The server with its packages in a few files (ADR 19). Names stay, so that a trace in the log can be read. Comments and white space are
 * removed, because Node would keep them in memory.
 */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node26',
    rolldownOptions: {
      // a thread or process needs a file of its own
      input: [
        'src/app/run.ts',
        'src/platform/images/image-worker.ts',
        'src/features/privacy/exports/export-worker.ts',
        'src/features/imports/reading/xlsx-worker.ts',
        'src/features/payouts/bank-replies/reply-worker.ts',
        'src/features/payouts/statements/statement-worker.ts',
        'src/features/wallets/cards/cards-worker.ts',
        'src/features/builds/runner/build-worker.ts',
      ],
      output: {
        entryFileNames: 'run/[name].js',
        chunkFileNames: 'run/[name]-[hash].js',
        keepNames: true,
        minify: { compress: true, mangle: false, codegen: true },
      },
    },
  },
  ssr: { noExternal: true, external: AS_INSTALLED },
});
