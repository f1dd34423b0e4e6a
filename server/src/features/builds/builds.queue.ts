import { BuildEvent } from '@move/contract/builds/builds.ts';
import { z } from 'zod';
import { defineTask } from '../../platform/jobs/task.ts';

const Id = z.object({ buildId: z.number().int().positive() });

/** Works on a queued build until it ends. */
export const runBuildTask = defineTask('run_build', Id);
/** Asks the remote runner to stop. */
export const abortRemoteBuildTask = defineTask('abort_remote_build', Id);
/** Applies what the remote runner reports. */
export const applyBuildEventTask = defineTask('apply_build_event', BuildEvent);
