import type { Build } from '@move/contract/builds/builds.ts';
import { BUILD_PHASES } from '@move/domain/builds/build.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { buildMessages } from '../builds.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './overview.module.css';

type Progress = 'done' | 'now' | 'ended' | 'todo';

/** The progress of a build; a build that ended early stays at its last step. */
export function BuildSteps({ build: { status, phase } }: { build: Pick<Build, 'status' | 'phase'> }) {
  const t = useMessages(buildMessages);
  const at = phase === null ? -1 : BUILD_PHASES.indexOf(phase);
  const progressOf = (step: number): Progress => {
    if (status === 'succeeded' || step < at) return 'done';
    if (step !== at) return 'todo';
    return status === 'running' ? 'now' : 'ended';
  };
  return (
    <ol className={styles.steps} aria-label={t.steps}>
      {BUILD_PHASES.map((name, step) => {
        const progress = progressOf(step);
        return (
          <li key={name} data-progress={progress} aria-current={progress === 'now' ? 'step' : undefined}>
            <span aria-hidden="true" />
            {step + 1} {t.phases[name]}
            <span className={look.visuallyHidden}>: {t.progress[progress]}</span>
          </li>
        );
      })}
    </ol>
  );
}
