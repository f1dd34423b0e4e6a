import type { Build, LogLine } from '@move/contract/builds/builds.ts';
import { LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import { isBuildActive } from '@move/domain/builds/build.ts';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTimeZone } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { buildMessages } from '../builds.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './overview.module.css';

/** Distance in px from the end of the log within which it keeps following. */
const NEAR_PX = 40;

/** The log, which follows its end until the user scrolls back. */
export function BuildLog({ build, lines }: { build: Build; lines: readonly LogLine[] }) {
  const t = useMessages(buildMessages).log;
  const clock = new Intl.DateTimeFormat(LANGUAGE_TAGS[useLocale()], { timeStyle: 'medium', timeZone: useTimeZone() });
  const scroller = useRef<HTMLDivElement>(null);
  const followsEnd = useRef(true);
  const count = lines.length;
  useEffect(() => {
    const element = scroller.current;
    if (element !== null && count > 0 && followsEnd.current) element.scrollTop = element.scrollHeight;
  }, [count]);
  const scrolled = () => {
    const element = scroller.current;
    if (element === null) return;
    followsEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
  };
  const copy = async () => {
    try {
      // throws on an insecure origin, where the browser has no clipboard
      await navigator.clipboard.writeText(lines.map(({ at, line }) => `${at} ${line}`).join('\n'));
      notify.success(t.copied);
    } catch {
      notify.error(t.notCopied);
    }
  };
  const warnings = lines.filter(({ level }) => level === 'warning').length;
  return (
    <div className={styles.log}>
      <div className={styles.logHead}>
        {isBuildActive(build.status) && <span className={styles.live}>{t.live}</span>}
        <span className={look.grow}>{t.facts(lines.length, warnings)}</span>
        <button type="button" onClick={() => void copy()} disabled={lines.length === 0}>
          <IconCopy size={16} stroke={1.75} aria-hidden />
          {t.copy}
        </button>
      </div>
      <div
        ref={scroller}
        className={styles.lines}
        role="log"
        aria-label={t.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keys
        tabIndex={0}
        onScroll={scrolled}
      >
        {lines.length === 0 && <p>{t.empty}</p>}
        {lines.map(({ id, at, level, line }) => (
          <p key={id} data-level={level}>
            <time dateTime={at}>{clock.format(new Date(at))}</time>
            <span>{line}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
