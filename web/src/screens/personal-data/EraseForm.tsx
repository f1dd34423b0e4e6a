import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { erasePersonalData, getPersonalData } from '@move/contract/privacy/personal-data.ts';
import { useCall } from '../../platform/api/calls.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { type Chosen, firstPeople } from './chosen-people.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { personalDataMessages } from './personal-data.messages.ts';
import * as look from '../../ui/look/look.module.css';

type EraseFormProps = {
  params: { organizationId: number; record: string };
  /** The people who are erased together with this person. */
  also: readonly Chosen[];
  name: string;
  invalidates: readonly Endpoint[];
  onBack: () => void;
  onClose: () => void;
};

/** Asks the user to type the name before a person is erased. */
export function EraseForm({ params, also, name, invalidates, onBack, onClose }: EraseFormProps) {
  const t = useMessages(personalDataMessages).confirm;
  const { call, ...erasing } = useCall(erasePersonalData, {
    invalidates: [...invalidates, getPersonalData],
    showsErrors: true,
  });
  return (
    <EraseDialog
      title={t.title(name)}
      text={t.text}
      label={t.name(name)}
      button={t.button}
      done={t.done}
      {...{ erasing, onClose }}
      onErase={(typed) => call({ params, body: { name: typed, also: also.map(({ record }) => record) } })}
      back={{ label: t.back, onBack }}
    >
      {also.length > 0 && <AlsoErased people={also} />}
    </EraseDialog>
  );
}

function AlsoErased({ people }: { people: readonly Chosen[] }) {
  const t = useMessages(personalDataMessages).confirm;
  const { shown, more } = firstPeople(people);
  return (
    <div>
      <p className={look.semibold}>{t.also(people.length)}</p>
      <ul>
        {shown.map(({ record, name, email }) => (
          <li key={record}>
            {name}
            {email !== '' && <span className={look.muted}> {email}</span>}
          </li>
        ))}
        {more > 0 && <li>{t.more(more)}</li>}
      </ul>
    </div>
  );
}
