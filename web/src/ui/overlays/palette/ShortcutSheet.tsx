import { Fragment } from 'react';
import { Kbd } from '../../marks/Kbd.tsx';
import { useWordsOf } from '../../Words.tsx';
import { shortcutWords } from './shortcut-words.ts';
import { Dialog } from '../Dialog.tsx';
import * as look from '../../look/look.module.css';
import * as choiceStyles from '../../inputs/choices.module.css';
import * as styles from './palette.module.css';

export type ShortcutGroup = {
  title: string;
  shortcuts: readonly {
    label: string;
    keys: readonly string[];
    /** `next`: one key after the other (G O); `or`: either key. */
    joined?: 'next' | 'or' | undefined;
  }[];
};
type ShortcutSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  groups: readonly ShortcutGroup[];
  singleKeys: boolean;
  onSingleKeys: (areOn: boolean) => void;
};

/** All shortcuts of this page, behind “?”, with the switch for single keys (WCAG 2.1.4). */
export function ShortcutSheet({ isOpen, onClose, groups, singleKeys, onSingleKeys }: ShortcutSheetProps) {
  const w = useWordsOf(shortcutWords);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={w.title} subtitle={w.text} isLined>
      <div className={choiceStyles.choice} style={{ marginBottom: 16 }}>
        <input
          id="single-keys"
          type="checkbox"
          role="switch"
          aria-checked={singleKeys}
          className={choiceStyles.toggleSwitch}
          checked={singleKeys}
          onChange={(event) => onSingleKeys(event.currentTarget.checked)}
        />
        <label htmlFor="single-keys">{w.singleKeys}</label>
      </div>
      {groups.map((group) => (
        <section key={group.title} className={styles.keys}>
          <h3>{group.title}</h3>
          <dl>
            {group.shortcuts.map((shortcut) => (
              <div key={shortcut.label}>
                <dt>{shortcut.label}</dt>
                <dd>
                  {shortcut.keys.map((key, i) => (
                    <Fragment key={key}>
                      {i > 0 && <span className={`${look.smaller} ${look.muted}`}> {w[shortcut.joined ?? 'or']} </span>}
                      <Kbd>{key}</Kbd>
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
