import { BUILD_PHASES, BUILD_PLATFORMS, BUILD_STATUSES, LOG_LEVELS } from '@move/domain/builds/build.ts';
import { CONFIG_PARTS } from '@move/domain/builds/missing-fields.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Instant, Named } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { buildLabels } from './builds.labels.ts';

export const Build = z.strictObject({
  id: Id,
  platform: z.enum(BUILD_PLATFORMS),
  status: z.enum(BUILD_STATUSES),
  version: z.string(),
  version_code: z.int(),
  phase: z.enum(BUILD_PHASES).nullable(),
  /** The current step of the build, or why it ended. */
  message: z.string(),
  started_at: Instant,
  started_by: Named.nullable(),
  finished_at: Instant.nullable(),
  bundle: z.strictObject({ filename: z.string(), bytes: z.int(), sha256: z.string() }).nullable(),
  may: z.strictObject({ abort: Flag, download: Flag }),
});
export type Build = z.output<typeof Build>;

export const LogLine = z.strictObject({
  id: Id,
  at: Instant,
  level: z.enum(LOG_LEVELS),
  line: z.string(),
});
export type LogLine = z.output<typeof LogLine>;

const Missing = z.strictObject({ part: z.enum(CONFIG_PARTS), field: z.string(), message: z.string() });
export type Missing = z.output<typeof Missing>;

/** Lines in one reply; `?after=` continues. */
export const LOG_LINES = 500;

const PATH = '/v1/admin/applications/:applicationId/builds';
const ONE = `${PATH}/:buildId`;
const guard = { permission: 'role:superadmin', scope: 'all', labels: buildLabels } as const;

export const listBuilds = endpoint({
  ...guard,
  name: 'listBuilds',
  method: 'GET',
  path: PATH,
  query: pageQuery({
    sort: ['started_at'],
    order: 'desc',
    filters: { platform: z.enum(BUILD_PLATFORMS).optional(), status: z.enum(BUILD_STATUSES).optional() },
  }),
  reply: pageOf('builds', Build),
});

/** What prevents a build of each kind; empty when a build may start. */
export const getBuildReadiness = endpoint({
  ...guard,
  name: 'getBuildReadiness',
  method: 'GET',
  path: `${PATH}/readiness`,
  reply: { missing: z.strictObject({ ios: z.array(Missing), android: z.array(Missing) }) },
});

/** 422 names every missing field, as `part.field`; 409 while a build of the same platform is in progress. */
export const startBuild = endpoint({
  ...guard,
  name: 'startBuild',
  method: 'POST',
  path: PATH,
  body: z.object({ platform: z.enum(BUILD_PLATFORMS) }),
  reply: { build: Build },
  problems: ['build.active'],
});

export const getBuild = endpoint({
  ...guard,
  name: 'getBuild',
  method: 'GET',
  path: ONE,
  reply: { build: Build },
});

/** The lines that follow `after`, oldest first, with the build, so that one call is enough to follow it. */
export const getBuildLogs = endpoint({
  ...guard,
  name: 'getBuildLogs',
  method: 'GET',
  path: `${ONE}/logs`,
  query: z.object({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }),
  reply: { logs: z.array(LogLine), has_more: Flag, build: Build },
});

export const abortBuild = endpoint({
  ...guard,
  name: 'abortBuild',
  method: 'POST',
  path: `${ONE}/abort`,
  reply: { build: Build },
  status: 200,
  problems: ['build.finished'],
});

/** The bundle of a build that succeeded, as a zip. */
export const downloadBuild = endpoint({
  ...guard,
  name: 'downloadBuild',
  method: 'GET',
  path: `${ONE}/download`,
  reply: 'file',
  problems: ['build.no_bundle'],
});

/** A report of a remote runner, as JSON in `payload`. */
export const BuildEvent = z.object({
  build_id: Id,
  /** Rises by one with each event of a build, so that a repeated event counts once. */
  sequence: z.int().min(1),
  /** Absent in an event that is only a heartbeat or only has lines of the log. */
  status: z.enum(['running', 'succeeded', 'failed']).optional(),
  phase: z.enum(BUILD_PHASES).optional(),
  message: z.string().max(500).optional(),
  lines: z
    .array(z.object({ level: z.enum(LOG_LEVELS).default('info'), line: z.string().max(2_000) }))
    .max(200)
    .default([]),
});
export type BuildEvent = z.output<typeof BuildEvent>;

/** The signature is HMAC-SHA256 of `{timestamp}.{payload}` with BUILD_WEBHOOK_SECRET, in hexadecimal (docs/integrations.md). */
export const receiveBuildEvent = endpoint({
  name: 'receiveBuildEvent',
  method: 'POST',
  path: '/v1/public/build-events',
  permission: 'public',
  scope: 'self',
  body: z.object({
    /** Seconds since 1970; at most five minutes off. */
    timestamp: z.int().min(0),
    payload: z.string().min(2).max(200_000),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  reply: { received: z.literal(true) },
  status: 202,
  refusals: [401, 404],
  isRepeatable: true,
  labels: buildLabels,
});
