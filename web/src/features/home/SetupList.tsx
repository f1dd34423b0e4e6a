import { IconChevronRight, IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { passes, useGate } from '../../platform/gate.tsx';
import { useMessages } from '../../platform/messages.ts';
import { Link } from '../../platform/navigation.tsx';
import { fillPath } from '../../platform/place.ts';
import { homeMessages } from './home.messages.ts';
import { type SetupStep, setupSteps } from './setup-steps.ts';

/** First steps, ticked by what is really there; gone when all are taken. */
export function SetupList({ organizationId }: { organizationId: number }) {
  const t = useMessages(homeMessages);
  const gate = useGate();
  const setup = setupSteps.filter(({ needs }) => passes(needs, gate));
  const [known, setKnown] = useState<Readonly<Record<string, boolean>>>({});
  const tell = useCallback((id: string, isDone: boolean) => setKnown((before) => ({ ...before, [id]: isDone })), []);
  const done = setup.filter(({ id }) => known[id] === true).length;
  const isAllKnown = setup.every(({ id }) => known[id] !== undefined);
  const isOver = isAllKnown && done === setup.length;
  if (setup.length === 0) return null;
  return (
    // While the steps are being read nothing shows, so that a finished list doesn't flash by.
    <section className="homepart" aria-labelledby="setup" hidden={!isAllKnown || isOver}>
      <h2 id="setup">{t.setup.title}</h2>
      <p className="soft">{t.setup.text(done, setup.length)}</p>
      <ul className="quicklinks">
        {setup.map((step) => (
          <Step key={step.id} step={step} organizationId={organizationId} tell={tell} />
        ))}
      </ul>
    </section>
  );
}

type StepProps = { step: SetupStep; organizationId: number; tell: (id: string, isDone: boolean) => void };

function Step({ step, organizationId, tell }: StepProps) {
  const t = useMessages(homeMessages);
  const { id, useIsDone } = step;
  const isDone = useIsDone(organizationId);
  useEffect(() => {
    if (isDone !== null) tell(id, isDone);
  }, [id, isDone, tell]);
  return (
    <li>
      <Link to={fillPath(step.to, { organizationId })}>
        {isDone ? (
          <IconCircleCheck size={22} stroke={1.75} color="var(--mv-success-text)" aria-hidden />
        ) : (
          <IconCircle size={22} stroke={1.75} color="var(--mv-ink-3)" aria-hidden />
        )}
        <span className={isDone ? 'grow soft' : 'grow b6'}>{t.setup.steps[id]}</span>
        {isDone && <span className="vh">{t.setup.done}</span>}
        <IconChevronRight size={17} stroke={1.75} aria-hidden />
      </Link>
    </li>
  );
}
