import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { getPersonalData } from '@move/contract/privacy/personal-data.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { type PersonSource, recordKey } from '@move/domain/privacy/person-records.ts';
import { IconUserShield } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useCan, useGate } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import { personalDataMessages } from './personal-data.messages.ts';

const PersonalDataDialog = lazyPart(() =>
  import('./PersonalDataDialog.tsx').then((module) => module.PersonalDataDialog),
);

type Options = {
  /** Null: each row has its own, as in lists of all organisations. */
  organizationId: number | null;
  source: PersonSource;
  /** Reads that show the person, to fetch again. */
  invalidates: readonly Endpoint[];
};
type Person = {
  id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  organization?: { id: number };
};

/**
 * The menu item for the data of a person, for users who may use it, and its dialog, to be rendered once. An erased person has no item.
 */
export function usePersonalData({
  organizationId,
  source,
  invalidates,
}: Options): [(person: Person) => MenuItem[], ReactNode] {
  const t = useMessages(personalDataMessages);
  // the server checks all three
  const isStaff = useGate().role('organization|trainer');
  const mayEdit = useCan(getPersonalData);
  const maySeePeople = useCan('manage-participants');
  const [shown, setShown] = useState<Person | null>(null);
  const items = (person: Person): MenuItem[] =>
    isStaff && mayEdit && maySeePeople && !isErased(person)
      ? [
          {
            label: t.action,
            icon: <IconUserShield size={17} stroke={1.75} aria-hidden />,
            onClick: () => setShown(person),
          },
        ]
      : [];
  const dialog = shown && (
    <PersonalDataDialog
      invalidates={invalidates}
      organizationId={organizationId ?? shown.organization?.id ?? 0}
      record={recordKey({ source, id: shown.id })}
      name={fullName(shown)}
      onClose={() => setShown(null)}
    />
  );
  return [items, dialog];
}
