import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../domain/src/kit/messages/locale.ts';
import { buildWhenStale, WEB_APP } from '../server/src/app/start/build-when-stale.ts';
import type { Feature, ScreenRoute } from '../web/src/platform/menu/feature.ts';
import { sourceFiles } from './read-imports.ts';
import { type Budget, BUDGETS, HELD, type Kind, kindOfRoute, OTHER_KINDS } from './route-budgets.ts';

const WEB = join(import.meta.dirname, '../web');
const DIST = join(WEB, 'dist');
const SHELL = 'web/src/app/shell/Shell.tsx';
/**
 * How many kilobytes a screen may be below its own limit before the limit must be lowered; compression differs a little between machines.
 */
const SLACK = 3;

const files = sourceFiles(join(WEB, '..'), 'web/src/features').filter((file) => file.endsWith('.feature.tsx'));
const features = await Promise.all(
  files.map(async (file) => {
    const module: Record<string, Feature> = await import(/* @vite-ignore */ join(WEB, '..', file));
    return Object.values(module).map(({ routes }) => ({ routes, folder: dirname(file) }));
  }),
);
const routes = features.flat().flatMap(({ routes: own, folder }) => own.map((route) => ({ route, folder })));

type Entry = { file: string; imports?: string[] };
let manifest: Record<string, Entry> = {};
let lazy: Record<string, string> = {};
/** The files of texts that go with a script, by language. */
let texts: Record<string, Record<Locale, string[]>> = {};

beforeAll(async () => {
  await buildWhenStale(WEB_APP, () => {});
  const read = (file: string) => JSON.parse(readFileSync(join(DIST, '.vite', file), 'utf8'));
  manifest = read('manifest.json');
  lazy = read('lazy-files.json');
  texts = read('texts.json');
});

/** Returns the module that a route loads, as the build names it. */
function moduleOf({ load }: ScreenRoute, folder: string): string {
  const [, path] = /["'`]([^"'`]+\.tsx?)["'`]/.exec(String(load)) ?? [];
  if (path === undefined) throw new Error(`a route names its module in its own load: ${String(load)}`);
  return normalize(path.startsWith('/') ? path : join(folder, path)).replace(/^.*?(?=web\/src\/features\/)/, '');
}

/** Returns the scripts that the browser loads for a screen in a language, with everything they import and their texts. */
function scriptsOf({ isBare }: ScreenRoute, module: string, locale: Locale): Set<string> {
  const byFile = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  const found = new Set<string>();
  const starts = [manifest['index.html']?.file, lazy[module], ...(isBare ? [] : [lazy[SHELL]])];
  const waiting = starts.flatMap((file) => [file, ...(texts[file ?? '']?.[locale] ?? [])]);
  for (let next = waiting.pop(); waiting.length > 0 || next !== undefined; next = waiting.pop()) {
    if (next === undefined) throw new Error(`the build has no file for ${module}`);
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(byFile.get(next)?.imports ?? []).map((name) => manifest[name]?.file));
  }
  return found;
}

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

const kindOf = (route: ScreenRoute): Kind => OTHER_KINDS[route.path] ?? kindOfRoute(route);

/** Measures each screen in the language with the longest texts. */
function measured(): { path: string; kind: Kind; figures: Budget }[] {
  return routes.map(({ route, folder }) => {
    const figures = LOCALES.map((locale) => {
      const scripts = scriptsOf(route, moduleOf(route, folder), locale);
      const bytes = [...scripts].reduce((sum, file) => sum + sizeOf(file), 0);
      return { kilobytes: Math.round(bytes / 100) / 10, scripts: scripts.size };
    });
    const [longest] = figures.toSorted((one, other) => other.kilobytes - one.kilobytes);
    if (longest === undefined) throw new Error('the product has no language');
    return { path: route.path, kind: kindOf(route), figures: longest };
  });
}

const allowed = (path: string, kind: Kind): Budget => ({ ...BUDGETS[kind], ...HELD[path] });

test('only screens of another kind than their route shows are listed, and limits belong to a screen', () => {
  const byPath = new Map(routes.map(({ route }) => [route.path, route]));
  const needless = Object.entries(OTHER_KINDS).filter(([path, kind]) => {
    const route = byPath.get(path);
    return route === undefined || kindOfRoute(route) === kind;
  });
  expect(needless).toEqual([]);
  expect(Object.keys(HELD).filter((path) => !byPath.has(path))).toEqual([]);
});

test('every screen is within its budget or its own limit', () => {
  const rows = measured().toSorted((one, other) => other.figures.kilobytes - one.figures.kilobytes);
  const table = rows.map(
    ({ path, kind, figures }) => `${figures.kilobytes} kB ${figures.scripts} scripts ${kind} ${path}`,
  );
  // oxlint-disable-next-line no-console -- prints the figures of every route
  console.info(table.join('\n'));
  const over = rows.filter(({ path, kind, figures }) => {
    const { kilobytes, scripts } = allowed(path, kind);
    return figures.kilobytes > kilobytes || figures.scripts > scripts;
  });
  expect(over).toEqual([]);
});

test('a screen’s own limit is above the budget and close to the size of the screen', () => {
  const loose = measured().filter(({ path, kind, figures }) => {
    const held = HELD[path];
    if (held === undefined) return false;
    const { kilobytes = null, scripts = null } = held;
    const isLoose = (limit: number | null, figure: number, goal: number, slack: number) =>
      limit !== null && (figure <= goal || figure < limit - slack);
    return (
      isLoose(kilobytes, figures.kilobytes, BUDGETS[kind].kilobytes, SLACK) ||
      isLoose(scripts, figures.scripts, BUDGETS[kind].scripts, SLACK)
    );
  });
  expect(loose).toEqual([]);
});
