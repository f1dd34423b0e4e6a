import { defineTask, handleTask, type Task } from '../../platform/jobs/task.ts';
import { sweepBundles } from './bundle/sweep-bundles.ts';
import { applyBuildEvent } from './runner/apply-build-event.ts';
import { abortRemoteBuildTask, applyBuildEventTask, runBuildTask } from './builds.queue.ts';
import { runBuild } from './runner/run-build.ts';
import { abortRemotely } from './runner/start-remotely.ts';
import { failLostBuilds } from './runner/fail-lost-builds.ts';

export const buildTasks: readonly Task[] = [
  handleTask(runBuildTask, runBuild),
  handleTask(abortRemoteBuildTask, abortRemotely),
  handleTask(applyBuildEventTask, applyBuildEvent),
  handleTask(defineTask('watch_builds'), (_payload, context) => failLostBuilds(context), { cron: '* * * * *' }),
  handleTask(defineTask('sweep_bundles'), (_payload, context) => sweepBundles(context), { cron: '20 4 * * *' }),
];
