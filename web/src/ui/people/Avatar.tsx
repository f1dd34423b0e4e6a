import { initials } from '@move/domain/kit/text/initials.ts';
import { isErasedEmail, shownName } from '@move/domain/privacy/erased-person.ts';
import { useLocale } from '../Words.tsx';
import { usePicture } from './use-picture.ts';
import * as look from '../look/look.module.css';
import * as styles from './people.module.css';

export type Person = { first_name: string; last_name: string; avatar?: string | null | undefined };

const FONT_SHARE: Record<number, number> = { 1: 0.42, 2: 0.36, 3: 0.31, 4: 0.26 };

type AvatarProps = {
  person: Person;
  /** 48 px by default. */
  size?: number | undefined;
  /** The name is not shown next to it: screen readers read it here. */
  isAlone?: boolean | undefined;
};

/** A person's picture or initials. */
export function Avatar({ person, size = 48, isAlone = false }: AvatarProps) {
  const name = shownName(person, useLocale());
  const { src, onError } = usePicture(person.avatar);
  if (src !== null) {
    return <img className={styles.avatar} {...{ src, onError }} alt={isAlone ? name : ''} width={size} height={size} />;
  }
  const letters = initials(name);
  const fontSize = Math.max(10, Math.round(size * (FONT_SHARE[letters.length] ?? 0.36)));
  const named = isAlone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize, letterSpacing: letters.length > 3 ? '-.04em' : undefined }}
      {...named}
    >
      {letters}
    </span>
  );
}

/** Avatar with first and last name, and optionally a second line; the address of an erased person is not shown. */
export function PersonLine({
  person,
  size = 32,
  detail,
}: {
  person: Person;
  size?: number | undefined;
  detail?: string | undefined;
}) {
  const locale = useLocale();
  return (
    <span className={look.row}>
      <Avatar person={person} size={size} />
      <span className={look.grow}>
        <span className={`${look.medium} ${look.ellipsis}`} style={{ display: 'block' }}>
          {shownName(person, locale)}
        </span>
        {detail !== undefined && !isErasedEmail(detail) && (
          <span className={`${look.smaller} ${look.muted} ${look.ellipsis}`} style={{ display: 'block' }}>
            {detail}
          </span>
        )}
      </span>
    </span>
  );
}
