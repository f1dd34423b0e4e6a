export const BUILD_PLATFORMS = ['ios', 'android'] as const;
export type BuildPlatform = (typeof BUILD_PLATFORMS)[number];

export const BUILD_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'aborted'] as const;
export type BuildStatus = (typeof BUILD_STATUSES)[number];

/** The phases of a build, in order. */
export const BUILD_PHASES = ['check', 'icons', 'texts', 'package', 'store'] as const;
export type BuildPhase = (typeof BUILD_PHASES)[number];

export const LOG_LEVELS = ['info', 'warning', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Only an active build can be aborted. A platform has at most one active build for iOS and one for Android. */
export const isBuildActive = (status: BuildStatus): boolean => status === 'queued' || status === 'running';

/** Seconds without a heartbeat after which a running build has failed. */
export const RUNNER_SILENCE_SECONDS = 120;
