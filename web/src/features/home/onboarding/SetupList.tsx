import { getOnboarding, hideOnboarding, type Onboarding } from '@move/contract/onboarding/onboarding.ts';
import { IconChevronRight, IconCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useCall } from '../../../platform/api/calls.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link, useSearch, useSetSearch } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { IconButton } from '../../../ui/page/IconButton.tsx';
import { homeMessages } from '../home.messages.ts';
import { onboardingStepHref } from './onboarding-links.ts';
import * as look from '../../../ui/look/look.module.css';
import * as pageStyles from '../../../ui/page/page.module.css';
import * as styles from '../home.module.css';

type SetupListProps = { organizationId: number };

/**
 * The first steps of an organisation. Each is done when its record exists. Hidden when all are done or the user hid them; the help menu
 * shows them again (`?setup=1`).
 */
export function SetupList({ organizationId }: SetupListProps) {
  const isAsked = useSearch()['setup'] === '1';
  const { data } = useRead(getOnboarding, { params: { organizationId } }, { showsErrors: true });
  const onboarding = data?.onboarding;
  if (onboarding === undefined || onboarding.items.length === 0) return null;
  const isOver = onboarding.is_hidden || onboarding.items.every(({ done }) => done);
  if (isOver && !isAsked) return null;
  return <Steps organizationId={organizationId} onboarding={onboarding} />;
}

function Steps({ organizationId, onboarding }: SetupListProps & { onboarding: Onboarding }) {
  const t = useMessages(homeMessages).setup;
  const setSearch = useSetSearch();
  const hide = useCall(hideOnboarding, { invalidates: [getOnboarding] });
  const { items, activity_id: activityId } = onboarding;
  const putAway = async () => {
    const { ok } = await hide.call({ params: { organizationId }, body: { is_hidden: true } });
    if (ok) setSearch({ setup: undefined });
  };
  return (
    <section className={pageStyles.part} aria-labelledby="setup">
      <div className={`${look.row} ${look.spread}`}>
        <h2 id="setup">{t.title}</h2>
        <IconButton
          label={t.hide}
          icon={<IconX size={17} stroke={1.75} aria-hidden />}
          onClick={() => void putAway()}
        />
      </div>
      <p className={look.soft}>{t.text(items.filter(({ done }) => done).length, items.length)}</p>
      <ul className={styles.links}>
        {items.map(({ key, done }) => (
          <li key={key}>
            <Link to={onboardingStepHref(key, { organizationId, activityId })}>
              {done ? (
                <IconCircleCheck size={22} stroke={1.75} color="var(--mv-success-text)" aria-hidden />
              ) : (
                <IconCircle size={22} stroke={1.75} color="var(--mv-ink-3)" aria-hidden />
              )}
              <span className={done ? `${look.grow} ${look.soft}` : `${look.grow} ${look.semibold}`}>
                {t.steps[key]}
              </span>
              {done && <span className={look.visuallyHidden}>{t.done}</span>}
              <IconChevronRight size={17} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
