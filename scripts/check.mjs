// Runs all checks that don't need the running product: format, types, lint with boundaries, dead code, generated files.
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { writeCssTypes } from './css-types.mjs';
import { runCommand } from './run-command.mjs';

/** Each checker computes the types of contract and database again, so four of them double the work on two cores. */
const checkers = String(Math.max(1, Math.floor(availableParallelism() / 2)));

const checks = [
  { name: 'format', command: ['biome', 'format', '.'], mend: 'npm run fix' },
  { name: 'types', command: ['tsc', '-b', '--noEmit', '--checkers', checkers] },
  { name: 'lint', command: ['oxlint', '--type-aware'], env: { GOMAXPROCS: checkers } },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'database schema', command: ['node', 'scripts/db-schema.mjs', '--verify'], mend: 'npm run db:schema' },
];

/** Runs all checks at once; prints one line for each, and the output of those that fail. */
export async function runChecks() {
  writeCssTypes();
  const results = await Promise.all(
    checks.map(async ({ name, command, mend, env }) => {
      const [program, ...args] = command;
      return { name, mend, ...(await runCommand(program, args, { env })) };
    }),
  );
  for (const { name, status, seconds, output, mend } of results) {
    console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
    if (status !== 0) console.log(`${indent(output)}${mend ? `\n  To mend it: ${mend}` : ''}`);
  }
  return results;
}

function indent(text) {
  return text.trim().replace(/^/gm, '  ');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const results = await runChecks();
  process.exitCode = results.some(({ status }) => status !== 0) ? 1 : 0;
}
