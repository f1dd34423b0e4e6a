import { type Build, getBuildReadiness, listBuilds } from '@move/contract/builds/builds.ts';
import { BUILD_PLATFORMS, isBuildActive } from '@move/domain/builds/build.ts';
import { useState } from 'react';
import { useSetCrumbs } from '../../../platform/menu/crumbs.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link, useSearch } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { ScreenTabs } from '../../../screens/ScreenTabs.tsx';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ListSkeleton } from '../../../ui/page/Skeletons.tsx';
import { buildHref, useBuildTabs } from '../build-page.ts';
import { BuildDetail } from './BuildDetail.tsx';
import { BUILD_LOOKS } from './build-looks.ts';
import { buildMessages } from '../builds.messages.ts';
import { MissingFields } from './MissingFields.tsx';
import { PLATFORM_ICONS, StartButton } from './StartBuild.tsx';
import { useBuildWords } from './use-build-words.ts';
import { WithApplication } from '../WithApplication.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './overview.module.css';

const POLL_MS = 2_000;
const PAGE = 25;

/** Tab Builds: every build, what is still missing for the next one, and the chosen one. */
export function BuildOverview() {
  return <WithApplication screen={Overview} />;
}

function Overview({ applicationId }: { applicationId: number }) {
  const t = useMessages(buildMessages);
  useSetCrumbs(t.tabs.builds);
  const [pages, setPages] = useState(1);
  const { build: chosen } = useSearch();
  const params = { applicationId };
  const list = useRead(
    listBuilds,
    { params, query: { itemsPerPage: pages * PAGE } },
    {
      showsErrors: true,
      keepsPrevious: true,
      refetchInterval: (reply) => (reply?.builds.some(({ status }) => isBuildActive(status)) ? POLL_MS : false),
    },
  );
  const readiness = useRead(getBuildReadiness, { params }, { showsErrors: true }).data?.missing;
  const builds = list.data?.builds;
  const shownId = chosen === undefined ? builds?.[0]?.id : Number(chosen);
  return (
    <>
      <PageHeader
        title={t.title}
        isLined={false}
        actions={BUILD_PLATFORMS.map((platform) => (
          <StartButton key={platform} applicationId={applicationId} platform={platform} isPrimary={false} />
        ))}
      />
      <ScreenTabs tabs={useBuildTabs()} />
      {readiness !== undefined && <MissingFields missing={readiness} />}
      {builds === undefined && list.error === null && <ListSkeleton />}
      {builds === undefined && list.error !== null && (
        <RecordFailed error={list.error} onRetry={() => void list.refetch()} />
      )}
      {builds?.length === 0 && <EmptyState {...t.empty} />}
      {builds !== undefined && builds.length > 0 && (
        <div className={styles.page}>
          <nav aria-label={t.tabs.builds} className={styles.list}>
            <ul>
              {builds.map((build) => (
                <BuildEntry key={build.id} build={build} isCurrent={build.id === shownId} />
              ))}
            </ul>
            {(list.data?.meta.pagination.total ?? 0) > builds.length && (
              <Button variant="subtle" color="neutral" onClick={() => setPages(pages + 1)}>
                {t.older}
              </Button>
            )}
          </nav>
          {shownId !== undefined && <BuildDetail key={shownId} applicationId={applicationId} buildId={shownId} />}
        </div>
      )}
    </>
  );
}

function BuildEntry({ build, isCurrent }: { build: Build; isCurrent: boolean }) {
  const formats = useFormats();
  const { name } = useBuildWords();
  const Icon = PLATFORM_ICONS[build.platform];
  return (
    <li>
      <Link to={buildHref(build.id)} className={styles.entry} aria-current={isCurrent ? 'true' : undefined}>
        <Icon size={18} stroke={1.75} aria-hidden />
        <span className={look.grow}>
          <span className={`${look.row} ${look.spread}`} style={{ gap: 8 }}>
            <b>{name(build)}</b>
            <Status look={BUILD_LOOKS[build.status]} />
          </span>
          <span className={`${look.small} ${look.soft} ${styles.facts}`}>
            {formats.relative(build.started_at)}
            {build.started_by !== null && ` · ${build.started_by.name}`}
          </span>
          <span className={`${look.small} ${look.muted} ${styles.facts}`}>{build.message}</span>
        </span>
      </Link>
    </li>
  );
}
