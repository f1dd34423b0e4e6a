import { isErased } from '@move/domain/privacy/erased-person.ts';
import { useScreenScope } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { personPath } from '../show/person-path.ts';
import { allOfPersonMessages } from './all-of-person.messages.ts';
import * as buttonStyles from '../../ui/page/Button.module.css';

/** A link to the page with everything of a person; nothing for a person without an address, or an erased one. */
export function AllOfPerson({ person }: { person: { email: string | null } }) {
  const t = useMessages(allOfPersonMessages);
  const { organizationId } = useScreenScope();
  if (person.email === null || isErased(person)) return null;
  return (
    <Anchor className={buttonStyles.textLink} href={personPath(person.email, organizationId)}>
      {t.all}
    </Anchor>
  );
}
