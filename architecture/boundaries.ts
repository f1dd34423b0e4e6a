import type { Import } from './read-imports.ts';
import { slices } from './slices.ts';

type Slices = typeof slices;

/** The position of a file: its workspace, its part, and for features and their demo data the slice. */
type Part = { workspace: string; part: string; slice: string | null; isPublic: boolean };

const PACKAGE = 'package';

export function partOf(path: string): Part {
  const parts = path.split('/');
  const [workspace = '', src, part = '', slice] = parts;
  if (src !== 'src') return { workspace: PACKAGE, part: '', slice: null, isPublic: true };
  return {
    workspace,
    part: parts.length === 3 ? '' : part,
    slice: part === 'features' || part === 'demo' ? (slice ?? null) : null,
    isPublic: /\/public\.tsx?$/.test(path),
  };
}

/** The other parts of its own workspace that a part may import. */
const within: Record<string, Record<string, readonly string[]>> = {
  server: {
    platform: [],
    features: ['platform'],
    demo: ['platform', 'features'],
    app: ['platform', 'features', 'demo'],
  },
  web: {
    ui: [],
    platform: ['ui'],
    screens: ['platform', 'ui'],
    features: ['screens', 'platform', 'ui'],
    app: ['features', 'screens', 'platform', 'ui'],
  },
};

const across: Record<string, readonly string[]> = {
  domain: [],
  contract: ['domain'],
  server: ['contract', 'domain'],
  web: ['contract', 'domain'],
};

const packages: Record<string, readonly string[]> = {
  domain: [],
  contract: ['zod'],
};

/** Returns why an import is not allowed, or null (docs/architecture.md). Tests may use the test tools and the seeds of other slices. */
export function violationOf({ from, to }: Import, known: Slices = slices): string | null {
  const [here, there] = [partOf(from), partOf(to)];
  const isTest = /\.test\.tsx?$/.test(from) || here.part === 'testing';
  if (there.workspace === PACKAGE) return isTest ? null : packageViolation(here.workspace, to);
  if (here.workspace !== there.workspace) return workspaceViolation(here, there);
  if (isTest || here.workspace === 'domain' || here.workspace === 'contract') return null;
  const isAllowed = here.part === there.part || within[here.workspace]?.[here.part]?.includes(there.part);
  if (!isAllowed) return `${here.part} may not import ${there.part}`;
  return sliceViolation(here, there, { known, to });
}

function workspaceViolation(here: Part, there: Part): string | null {
  if (!across[here.workspace]?.includes(there.workspace)) return `${here.workspace} may not import ${there.workspace}`;
  const isUi = here.workspace === 'web' && here.part === 'ui';
  return isUi && there.workspace === 'contract' ? 'ui knows no endpoint' : null;
}

function packageViolation(workspace: string, name: string): string | null {
  const allowed = packages[workspace];
  return allowed && !allowed.includes(name) ? `${workspace} may not import the package ${name}` : null;
}

function sliceViolation(here: Part, there: Part, { known, to }: { known: Slices; to: string }): string | null {
  if (here.slice === there.slice || here.slice === null || there.slice === null) return null;
  // a test's world consists of seeds and demo data of several slices
  if (/\.(seed|demo)\.ts$/.test(to)) return null;
  if (!known[here.slice]?.calls.includes(there.slice)) return `${here.slice} may not call ${there.slice}`;
  return there.isPublic ? null : `${here.slice} may use only public.ts of ${there.slice}`;
}
