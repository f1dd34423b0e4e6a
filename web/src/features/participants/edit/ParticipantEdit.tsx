import { getBundleParticipant, updateBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import type { Participant } from '@move/contract/participants/participant.ts';
import { getParticipant, updateParticipant } from '@move/contract/participants/participants.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { EditDrawer } from '../../../screens/edit/EditDrawer.tsx';
import { type Form, useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { AllOfPerson } from '../../../screens/personal-data/AllOfPerson.tsx';
import { usePersonalData } from '../../../screens/personal-data/use-personal-data.tsx';
import { draftsOf, OfferQuestions } from './OfferQuestions.tsx';
import { ParticipantFields } from './ParticipantFields.tsx';
import { bundleParams, type BookableParams, peopleReads, sessionParams } from '../bookable-scope.ts';
import { useBookableDetails } from '../use-bookable-details.ts';
import * as buttonStyles from '../../../ui/page/Button.module.css';

type ParticipantEditProps = { bookable: BookableParams; id: number; onClose: () => void };

/** The fields that both kinds of participants have. */
type Someone = Pick<Participant, 'first_name' | 'last_name' | 'email' | 'answers'>;
const isPerson = (record: object | null): record is Someone => record !== null && 'first_name' in record;

const values = (record: object | null) => (isPerson(record) ? draftsOf(record.answers) : {});

/** Edits a participant. A bundle participant changes in all sessions of the bundle. */
export function SessionParticipantEdit({ bookable, id, onClose }: ParticipantEditProps) {
  const form = useEditForm({
    load: getParticipant,
    save: updateParticipant,
    params: { ...sessionParams(bookable), participantId: id },
    values,
    invalidates: peopleReads,
  });
  return <EditForm {...{ form, bookable, id, onClose }} />;
}

export function BundleParticipantEdit({ bookable, id, onClose }: ParticipantEditProps) {
  const form = useEditForm({
    load: getBundleParticipant,
    save: updateBundleParticipant,
    params: { ...bundleParams(bookable), bundleParticipantId: id },
    values,
    invalidates: [...peopleReads, getBundleParticipant],
  });
  return <EditForm {...{ form, bookable, id, onClose }} />;
}

type EditFormProps<V, R> = { form: Form<V, R>; bookable: BookableParams; id: number; onClose: () => void };

function EditForm<V, R extends object | null>({ form, bookable, id, onClose }: EditFormProps<V, R>) {
  const { record } = form;
  const [personalData, dialog] = usePersonalData({
    organizationId: bookable.organizationId,
    source: bookable.kind === 'session' ? 'participants' : 'bundle_participants',
    invalidates: [...peopleReads, getBundleParticipant],
  });
  return (
    <>
      <EditDrawer form={form} title={(shown) => (isPerson(shown) ? fullName(shown) : '')} onClose={onClose}>
        <ParticipantFields details={useBookableDetails(bookable)} mayPassAge />
        <OfferQuestions
          bookable={bookable}
          former={isPerson(record) ? record.answers.filter((answer) => answer.is_archived) : []}
        />
        {isPerson(record) && <AllOfPerson person={record} />}
        {isPerson(record) &&
          personalData({ ...record, id }).map(
            (item) =>
              typeof item === 'object' && (
                <button key={item.label} type="button" className={buttonStyles.linkButton} onClick={item.onClick}>
                  {item.label}
                </button>
              ),
          )}
      </EditDrawer>
      {/* outside the form, because submitting the dialog's own form would submit this one too */}
      {dialog}
    </>
  );
}
