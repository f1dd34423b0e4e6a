import {
  abortBuild,
  type Build,
  downloadBuild,
  getBuild,
  getBuildLogs,
  listBuilds,
} from '@move/contract/builds/builds.ts';
import { IconDownload, IconPlayerStop } from '@tabler/icons-react';
import { useCall } from '../../../platform/api/calls.ts';
import { useDownload } from '../../../platform/api/downloads.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { TextSkeleton } from '../../../ui/page/Skeletons.tsx';
import { BuildLog } from './BuildLog.tsx';
import { BuildSteps } from './BuildSteps.tsx';
import { BUILD_LOOKS } from './build-looks.ts';
import { buildMessages } from '../builds.messages.ts';
import { useBuildLog } from './use-build-log.ts';
import { useBuildWords } from './use-build-words.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './overview.module.css';

/** One build: its progress, its live log, the app bundle to download, and a button to abort it. */
export function BuildDetail({ applicationId, buildId }: { applicationId: number; buildId: number }) {
  const t = useMessages(buildMessages);
  const formats = useFormats();
  const { name } = useBuildWords();
  const { build, lines, error, retry } = useBuildLog({ applicationId, buildId });
  if (build === null) {
    return (
      <section className={styles.detail}>
        {error === null ? <TextSkeleton lines={8} /> : <RecordFailed error={error} onRetry={retry} />}
      </section>
    );
  }
  const by = build.started_by === null ? null : t.by(build.started_by.name);
  const started = [t.startedAt(formats.moment(build.started_at)), by].filter(Boolean).join(' ');
  return (
    <section className={styles.detail} aria-label={name(build)}>
      <header>
        <div className={look.grow}>
          <div className={styles.title}>
            <h2>{name(build)}</h2>
            <Status look={BUILD_LOOKS[build.status]} pill />
          </div>
          <p className={`${look.small} ${look.soft}`}>
            {started} · {t.code(build.version_code)}
          </p>
        </div>
        <BuildActions applicationId={applicationId} build={build} />
      </header>
      <BuildSteps build={build} />
      <p role="status" className={build.status === 'failed' ? styles.failure : look.soft}>
        {build.message}
      </p>
      {build.bundle !== null && (
        <p className={`${look.small} ${look.muted} ${styles.checksum}`}>
          SHA-256 <span className={look.figures}>{build.bundle.sha256}</span>
        </p>
      )}
      <BuildLog build={build} lines={lines} />
    </section>
  );
}

function BuildActions({ applicationId, build }: { applicationId: number; build: Build }) {
  const t = useMessages(buildMessages);
  const { name } = useBuildWords();
  const params = { applicationId, buildId: build.id };
  const { bundle } = build;
  const [confirm, confirmDialog] = useConfirm();
  const abort = useCall(abortBuild, { invalidates: [listBuilds, getBuild, getBuildLogs] });
  const bundleDownload = useDownload(downloadBuild);
  const confirmAbort = async () => {
    const { text, confirm: confirmLabel, keep: cancelLabel, done } = t.abort;
    const title = t.abort.title(name(build));
    if (!(await confirm({ title, text, confirmLabel, cancelLabel, isDanger: true }))) return;
    if ((await abort.call({ params })).ok) notify.success(done);
  };
  return (
    <div className={styles.actions}>
      {build.may.download && bundle !== null && (
        <Button
          variant="default"
          leftSection={<IconDownload size={17} stroke={1.75} aria-hidden />}
          loading={bundleDownload.isPending}
          onClick={() => void bundleDownload.download({ params }, bundle.filename)}
        >
          {t.download}
        </Button>
      )}
      {build.may.abort && (
        <Button
          variant="outline"
          color="danger"
          leftSection={<IconPlayerStop size={17} stroke={1.75} aria-hidden />}
          loading={abort.isPending}
          onClick={() => void confirmAbort()}
        >
          {t.abort.action}
        </Button>
      )}
      {confirmDialog}
    </div>
  );
}
