// Runs all of `npm test`; with --all every server test also runs on PostgreSQL 15. Counts come from the reports of the runners; the last
// line is "N passed, N failed".
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildWhenStale, SERVER, WEB_APP } from '../server/src/app/start/build-when-stale.ts';
import { runChecks } from './check.mjs';
import { findChromium, findPostgres15 } from './machine.mjs';
import { root, runCommand } from './run-command.mjs';

const isCi = process.env.CI === 'true';
// a build made for tests skips the slowest compression; `npm start` makes its own build
process.env.DRAFT_BUILD = '1';
const isEverything = process.argv.includes('--all');
const reports = mkdtempSync(join(tmpdir(), 'move-reports-'));
const statements = mkdtempSync(join(reports, 'statements-'));
/**
 * Tests that depend on the engine itself: migrations, policies, counters and locks, text search, plans. The other tests are covered by
 * their recorded statements.
 */
const ENGINE_TESTS = [
  'server/src/platform/database',
  'server/src/app/whole/plans.test.ts',
  'server/src/app/whole/far-pages.test.ts',
  'server/src/features/access/login/token-families.test.ts',
  'server/src/features/team/invites/invites-end.test.ts',
  'server/src/features/bookings',
  'server/src/features/bundles',
  'server/src/features/locations',
  'server/src/features/orders',
  'server/src/features/privacy',
  'server/src/features/search',
  'server/src/features/waitlist',
  'server/src/features/participants/attendance/attendance-counts.test.ts',
  'server/src/features/sessions/no-booking-lost.test.ts',
  'server/src/features/organizations/creation/organization-races.test.ts',
  'server/src/features/organizations/organization-search.test.ts',
];
/** @type {{ name: string, seconds: number }[]} */
const durations = [];
const total = { passed: 0, failed: 0, skipped: 0 };

try {
  const [results, machine] = await Promise.all([checksAndBuild(), findMachine()]);
  add(countChecks(results));
  add(await vitest('unit, contract and server tests', ['--project', '!browser'], { RECORD_STATEMENTS: statements }));
  const [engine, parts] = await Promise.all([
    onPostgres15(machine),
    inChromium(machine, 'components in the browser', components),
  ]);
  add(engine);
  add(parts);
  add(await inChromium(machine, 'journeys in the browser', journeys));
} finally {
  rmSync(reports, { recursive: true, force: true });
}
printSlowest(20);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);

function add({ passed, failed, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/** Downloads what is missing while the checks run, one after the other, because only one may install at a time. */
async function findMachine() {
  const chromium = await findChromium();
  return { chromium, postgres15: await findPostgres15() };
}

/** Builds what the journeys run while the checks leave a core unused; a failed build is reported by the journeys. */
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

/**
 * Lets the oldest supported engine parse every statement that the run on the embedded one sent, and run the tests that depend on the
 * engine.
 */
function onPostgres15({ postgres15: { missing } }) {
  const name = isEverything ? 'every server test on PostgreSQL 15' : 'PostgreSQL 15';
  const files = isEverything ? [] : ENGINE_TESTS;
  const env = { TEST_ENGINE: '15', RECORDED_STATEMENTS: statements };
  return missing ? absent(name, missing) : vitest(name, ['--project', 'server', ...files], env);
}

function inChromium({ chromium: { found, missing } }, name, run) {
  return missing ? absent(name, missing) : run(name, { CHROMIUM_PATH: found });
}

function components(name, env) {
  return vitest(name, ['--project', 'browser'], env);
}

async function journeys(name, env) {
  if (!existsSync(join(root, 'e2e/playwright.config.ts')) || !hasTests(join(root, 'e2e')))
    return { passed: 0, failed: 0 };
  const file = join(reports, 'playwright.json');
  const result = await runCommand('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    minutes: 40,
  });
  const report = readReport(file) ?? { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] };
  const { expected, flaky, unexpected, skipped } = report.stats;
  durations.push(...report.suites.flatMap(journeyDurations));
  const summary = summarise(name, { passed: expected + flaky, failed: unexpected, skipped }, result);
  if (flaky > 0) console.log(`  ! flaky, passed at the second try:\n${report.suites.flatMap(flakyTests).join('\n')}`);
  return summary;
}

function journeyDurations({ specs = [], suites = [] }) {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file} ${title} [${projectName}]`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...here, ...suites.flatMap(journeyDurations)];
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
  for (const { name: path, startTime, endTime } of report?.testResults ?? []) {
    durations.push({ name: `${relative(root, path)} (${name})`, seconds: (endTime - startTime) / 1000 });
  }
  const broken =
    report?.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0) ?? [];
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + broken.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
  return summarise(name, counts, result);
}

/** Counts a runner that fails without a failed test (a crash, an unhandled rejection, no tests) as one failure. */
function summarise(name, counts, { status, output, seconds }) {
  const failed = counts.failed === 0 && (status !== 0 || counts.passed === 0) ? 1 : counts.failed;
  const words = `${counts.passed} passed, ${failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`;
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${words} (${seconds.toFixed(0)} s)`);
  if (failed > 0) console.log(failuresIn(output));
  return { ...counts, failed };
}

/** Returns the runner's output from the first failure on, or everything when there is none. */
function failuresIn(output) {
  const start = output.search(/^.*(Failed Suites|Failed Tests|Unhandled Error|^ {2}1\) )/m);
  return output.slice(Math.max(0, start)).trim().replace(/^/gm, '  ');
}

/** Prints the slowest parts, to make faster first. */
function printSlowest(count) {
  console.log(`\nThe ${count} slowest test files and journeys:`);
  for (const { name, seconds } of durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)) {
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  }
}

/** Skips what this machine can't run, with the reason; CI must run everything. */
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
