import { useId } from 'react';
import { usePopover } from '../overlays/menus/use-popover.ts';
import { useWords } from '../Words.tsx';
import { Avatar, type Person, PersonLine } from './Avatar.tsx';
import * as look from '../look/look.module.css';
import * as overlayStyles from '../overlays/overlays.module.css';
import * as styles from './people.module.css';

type AvatarGroupProps = { people: readonly Person[]; size?: number | undefined };

function RestList({ people, size }: Required<Pick<AvatarGroupProps, 'people'>> & { size: number }) {
  const w = useWords();
  const id = useId();
  const { opener, floating, isOpen, open, close } = usePopover('bottom-start');
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${styles.avatar} ${styles.others} ${look.figures}`}
        style={{ width: size, height: size }}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`+${people.length} ${w.avatar.more(people.length)}`}
        onClick={isOpen ? close : open}
      >
        +{people.length}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keys
        <div ref={floating} id={id} popover="auto" className={overlayStyles.panel} tabIndex={0}>
          <ul className={styles.list}>
            {people.map((person, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two people may have one name
              <li key={at}>
                <PersonLine person={person} size={28} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The avatar of the first person, and the number of others as “+N”. */
export function AvatarGroup({ people, size = 32 }: AvatarGroupProps) {
  const w = useWords();
  const [first, ...rest] = people;
  if (first === undefined) return <span className={look.muted}>{w.missing}</span>;
  return (
    <span className={look.row} style={{ gap: 4 }}>
      <Avatar person={first} size={size} isAlone />
      {rest.length > 0 && <RestList people={rest} size={size} />}
    </span>
  );
}
