import { type Build, getBuildLogs, getBuildReadiness, listBuilds, type LogLine } from '@move/contract/builds/builds.ts';
import { listInbox } from '@move/contract/jobs/inbox.ts';
import { isBuildActive } from '@move/domain/builds/build.ts';
import { useEffect, useState } from 'react';
import { useRead } from '../../../platform/api/reads.ts';
import { useWhenEnded } from '../../../platform/api/when-ended.ts';

const POLL_MS = 2_000;

type Followed = { build: Build | null; lines: readonly LogLine[]; error: Error | null; retry: () => void };

/** A build with its log: reads only the new lines, every two seconds while it is active. */
export function useBuildLog(params: { applicationId: number; buildId: number }): Followed {
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  const [build, setBuild] = useState<Build | null>(null);
  const after = lines.at(-1)?.id ?? 0;
  const read = useRead(
    getBuildLogs,
    { params, query: { after } },
    {
      showsErrors: true,
      refetchInterval: (reply) => (reply === undefined || isBuildActive(reply.build.status) ? POLL_MS : false),
    },
  );
  const { data } = read;
  useEffect(() => {
    if (data === undefined) return;
    // oxlint-disable-next-line react/set-state-in-effect -- new lines are appended to those read before
    setBuild(data.build);
    if (data.logs.length > 0)
      setLines((known) => [...known, ...data.logs.filter(({ id }) => id > (known.at(-1)?.id ?? 0))]);
  }, [data]);
  useWhenEnded(build !== null && isBuildActive(build.status), [listBuilds, getBuildReadiness, listInbox]);
  return { build, lines, error: read.error, retry: () => void read.refetch() };
}
