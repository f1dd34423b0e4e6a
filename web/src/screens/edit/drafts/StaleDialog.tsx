import { useEffect, useId, useRef, useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useStore } from '../../../platform/state/store.ts';
import { SegmentedChoice } from '../../../ui/marks/SegmentedChoice.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { editMessages } from '../edit.messages.ts';
import { type Difference, differences, type Side } from './changes.ts';
import type { FormCore, Stale } from '../form/form-core.ts';
import { recordVersion } from '../form/record-types.ts';
import type { Merge, StaleNoticeProps } from './StaleNotice.tsx';
import { useLastEditor } from './use-last-editor.ts';
import { useValueWords } from '../fields/value-words.ts';
import * as look from '../../../ui/look/look.module.css';
import * as surfaceStyles from '../../../ui/look/surface.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';

/**
 * Shows who saved this record meanwhile, and merges both versions field by field. Nothing typed is lost. Each refused save focuses the
 * notice, which may be far above the button.
 */
export function ShownStaleNotice({ core, merge, source, stale }: StaleNoticeProps & { stale: Stale }) {
  const words = useMessages(editMessages).stale;
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { isKnown, name, isOwn } = useLastEditor(source, stale.record);
  const notice = !isKnown ? words.noticeSaved : isOwn ? words.noticeOwn : words.notice(name);
  const version = recordVersion(stale.record);
  const view = useRef<HTMLButtonElement>(null);
  const textId = useId();
  useEffect(() => {
    view.current?.scrollIntoView({ block: 'center' });
    view.current?.focus({ preventScroll: true });
  }, [stale]);
  return (
    <>
      <Banner
        tone="warning"
        action={
          <button
            ref={view}
            type="button"
            className={buttonStyles.linkButton}
            aria-describedby={textId}
            onClick={() => setOpen(true)}
          >
            {words.view}
          </button>
        }
      >
        <span id={textId}>{notice(version === null ? '' : formats.relative(version))}</span>
      </Banner>
      {isOpen && <StaleDialog core={core} merge={merge} onClose={() => setOpen(false)} />}
    </>
  );
}

function StaleDialog({ core, merge, onClose }: { core: FormCore; merge: Merge; onClose: () => void }) {
  const words = useMessages(editMessages).stale;
  const { base, values, stale, isPending } = useStore(core.store);
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const found = differences({ base, mine: values, theirs: stale?.theirs ?? base });
  const save = async () => {
    onClose();
    await merge(choices);
  };
  return (
    <Dialog
      isOpen
      size="wide"
      title={words.title}
      subtitle={words.text}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button data-autofocus aria-disabled={isPending} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <div style={{ display: 'grid', gap: 16 }}>
        {found.map((difference) => (
          <DifferenceRow
            key={difference.name}
            {...{ core, difference }}
            side={choices[difference.name] ?? 'mine'}
            onChoose={(side) => setChoices({ ...choices, [difference.name]: side })}
          />
        ))}
      </div>
    </Dialog>
  );
}

type RowProps = { core: FormCore; difference: Difference; side: Side; onChoose: (side: Side) => void };

function DifferenceRow({ core, difference, side, onChoose }: RowProps) {
  const words = useMessages(editMessages).stale;
  const inWords = useValueWords();
  const { name, base, mine, theirs, isConflict } = difference;
  const label = core.fieldLabel(name);
  return (
    <div className={surfaceStyles.well} style={{ padding: '12px 14px', display: 'grid', gap: 8 }}>
      <div className={`${look.row} ${look.spread}`}>
        <b className={look.semibold}>{label}</b>
        {isConflict ? (
          <SegmentedChoice<Side>
            label={label}
            value={side}
            onChange={onChoose}
            segments={[
              { value: 'mine', label: words.mine },
              { value: 'theirs', label: words.theirs },
            ]}
          />
        ) : (
          <span className={`${look.small} ${look.muted}`}>{words.taken}</span>
        )}
      </div>
      {isConflict ? (
        <>
          <div className={`${look.small} ${look.soft}`}>{words.was(inWords(core, name, base))}</div>
          <div className={side === 'mine' ? look.small : `${look.small} ${look.muted}`}>
            {words.reads(words.mine, inWords(core, name, mine))}
          </div>
          <div className={side === 'theirs' ? look.small : `${look.small} ${look.muted}`}>
            {words.reads(words.theirs, inWords(core, name, theirs))}
          </div>
        </>
      ) : (
        <div className={`${look.small} ${look.soft}`}>
          {inWords(core, name, base)} → {inWords(core, name, theirs)}
        </div>
      )}
    </div>
  );
}
