// The whole of `npm test`. Counts come from the runners' own reports; the last line is "N passed, N failed".
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildWhenStale, SERVER, WEB_APP } from '../server/src/app/build-when-stale.ts';
import { runChecks } from './check.mjs';
import { findChromium, findPostgres15 } from './machine.mjs';
import { root, runCommand } from './run-command.mjs';

const isCi = process.env.CI === 'true';
const reports = mkdtempSync(join(tmpdir(), 'move-reports-'));
const total = { passed: 0, failed: 0, skipped: 0 };

try {
  add(countChecks(await checksAndBuild()));
  add(await vitest('unit, contract and server tests', [], {}));
  add(await onPostgres15());
  add(await journeys());
} finally {
  rmSync(reports, { recursive: true, force: true });
}
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);

function add({ passed, failed, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/** What the journeys run is built while the checks leave a core unused; what does not build fails there. */
async function checksAndBuild() {
  const [results] = await Promise.all([runChecks(), build().catch(() => {})]);
  return results;
}

async function build() {
  for (const part of [WEB_APP, SERVER]) await buildWhenStale(part, () => {});
}

function countChecks(results) {
  const failed = results.filter(({ status }) => status !== 0).length;
  return { passed: results.length - failed, failed };
}

async function onPostgres15() {
  const name = 'server tests on PostgreSQL 15';
  const { missing } = await findPostgres15();
  return missing ? absent(name, missing) : vitest(name, ['--project', 'server'], { TEST_ENGINE: '15' });
}

async function journeys() {
  const name = 'journeys in the browser';
  if (!existsSync(join(root, 'e2e/playwright.config.ts')) || !hasTests(join(root, 'e2e')))
    return { passed: 0, failed: 0 };
  const { found, missing } = await findChromium();
  if (missing) return absent(name, missing);
  const file = join(reports, 'playwright.json');
  const result = await runCommand('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: found },
    minutes: 40,
  });
  const report = readReport(file) ?? { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] };
  const { expected, flaky, unexpected, skipped } = report.stats;
  const summary = summarise(name, { passed: expected + flaky, failed: unexpected, skipped }, result);
  if (flaky > 0) console.log(`  ! flaky, passed at the second try:\n${report.suites.flatMap(flakyTests).join('\n')}`);
  return summary;
}

/** Lists the journeys that passed at the second try, each with its first error and the trace of the second try. */
function flakyTests({ specs = [], suites = [] }) {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results: [first, second] }) => {
        const error = stripVTControlCharacters(first?.error?.message ?? '');
        const trace = second?.attachments.find((attachment) => attachment.name === 'trace')?.path ?? 'none';
        return `  ${file}:${line} ${title} [${projectName}]\n    ${firstLines(error, 12)}\n    trace: ${trace}`;
      }),
  );
  return [...here, ...suites.flatMap(flakyTests)];
}

function firstLines(text, count) {
  return text.split('\n').slice(0, count).join('\n    ');
}

async function vitest(name, args, env) {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const result = await runCommand('vitest', ['run', '--config', 'scripts/vitest.config.ts', ...args, ...reporters], {
    env,
  });
  const report = readReport(file);
  const broken =
    report?.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0) ?? [];
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + broken.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
  return summarise(name, counts, result);
}

/** A runner that fails without naming a failed test (a crash, an unhandled rejection, nothing found) counts as one failure. */
function summarise(name, counts, { status, output, seconds }) {
  const failed = counts.failed === 0 && (status !== 0 || counts.passed === 0) ? 1 : counts.failed;
  const words = `${counts.passed} passed, ${failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`;
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${words} (${seconds.toFixed(0)} s)`);
  if (failed > 0) console.log(failuresIn(output));
  return { ...counts, failed };
}

/** From the first failure on, the runner's own words; everything when it has no such place. */
function failuresIn(output) {
  const start = output.search(/^.*(Failed Suites|Failed Tests|Unhandled Error|^ {2}1\) )/m);
  return output.slice(Math.max(0, start)).trim().replace(/^/gm, '  ');
}

/** What this machine can't run is skipped with its reason; CI has to run everything. */
function absent(name, missing) {
  console.log(`${isCi ? '✗' : '–'} ${name}: ${isCi ? 'failed' : 'skipped'}, ${missing}`);
  return isCi ? { passed: 0, failed: 1 } : { passed: 0, failed: 0, skipped: 1 };
}

function hasTests(directory) {
  return readdirSync(directory, { recursive: true }).some((file) => /\.(spec|test|journey)\.ts$/.test(String(file)));
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
