import { getBundleParticipant, updateBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import type { Participant } from '@move/contract/participants/participant.ts';
import { getParticipant, updateParticipant } from '@move/contract/participants/participants.ts';
import { EditDrawer } from '../../screens/edit/EditDrawer.tsx';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { fullName } from '../../ui/people/Avatar.tsx';
import { PersonFields } from './PersonFields.tsx';
import { bundleOf, type PeoplePlace, peopleReads, sessionOf } from './place.ts';
import { useOffer } from './use-offer.ts';

// the answer also tells what taking off would give back
const nameOf = (record: object | null) =>
  record !== null && 'first_name' in record ? fullName(record as Participant) : '';

type ParticipantEditProps = { place: PeoplePlace; id: number; onClose: () => void };

/** Somebody's details; of who comes with a bundle they change in all of its sessions. */
export function SessionParticipantEdit({ place, id, onClose }: ParticipantEditProps) {
  const form = useEditForm({
    load: getParticipant,
    save: updateParticipant,
    params: { ...sessionOf(place), participantId: id },
    invalidates: peopleReads,
  });
  return (
    <EditDrawer form={form} title={nameOf} onClose={onClose}>
      <PersonFields offer={useOffer(place)} mayPassAge />
    </EditDrawer>
  );
}

export function BundleParticipantEdit({ place, id, onClose }: ParticipantEditProps) {
  const form = useEditForm({
    load: getBundleParticipant,
    save: updateBundleParticipant,
    params: { ...bundleOf(place), bundleParticipantId: id },
    invalidates: [...peopleReads, getBundleParticipant],
  });
  return (
    <EditDrawer form={form} title={nameOf} onClose={onClose}>
      <PersonFields offer={useOffer(place)} mayPassAge />
    </EditDrawer>
  );
}
