import type * as api from '@move/contract/builds/builds.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { queue } from '../../platform/jobs/queue.ts';
import { abortRemoteBuildTask } from './builds.queue.ts';
import { buildSubject, findBuild } from './builds.queries.ts';
import { endBuild } from './end-build.ts';

/** Ends a queued or running build: its runner notices within a second and stops; a remote runner is asked to. */
export async function abortBuild({ db, params, locale, config, caller }: Call<typeof api.abortBuild>) {
  const before = await findBuild(db, params, locale);
  const ended = await endBuild(
    db,
    { id: before.id, appUrl: config.appUrl, endedBy: caller.user.id },
    { status: 'aborted', message: { key: 'build.aborted' } },
  );
  if (ended === null) throw refusedByState('state', 'build.finished');
  if (ended.runner === 'webhook' && before.status === 'running')
    await queue(db, abortRemoteBuildTask, { buildId: before.id });
  const build = await findBuild(db, params, locale);
  const { status } = build;
  return changed({ build }, { subject: buildSubject(build), before: { status: before.status }, after: { status } });
}
