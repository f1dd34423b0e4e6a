import { listContacts } from '@move/contract/contacts/contacts.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { RailPart } from '../../../ui/page/FormSection.tsx';
import { AvatarGroup } from '../../../ui/people/AvatarGroup.tsx';
import { PersonLine } from '../../../ui/people/Avatar.tsx';
import { activityFormMessages } from '../edit/activity-form.messages.ts';
import type { ActivityRecord } from '../edit/use-activity-form.ts';

/** The most trainers shown by name; further ones are shown as pictures only. */
const NAMED_MAX = 4;

/** The trainers, in the rail of each tab; renders nothing when there are none. */
export function ActivityTrainers({ activity }: { activity: ActivityRecord }) {
  const t = useMessages(activityFormMessages);
  const ids = activity.contacts.filter(({ roles }) => roles.includes('trainer')).map((link) => link.contact_id);
  const mayRead = useCan(listContacts);
  const params = { organizationId: activity.organization_id };
  const { data } = useRead(listContacts, { params }, { enabled: mayRead && ids.length > 0, showsErrors: true });
  const trainers = data?.contacts.filter(({ id }) => ids.includes(id)) ?? [];
  if (trainers.length === 0) return null;
  return (
    <RailPart title={t.trainers(trainers.length)}>
      {trainers.length > NAMED_MAX ? (
        <AvatarGroup people={trainers} />
      ) : (
        trainers.map((trainer) => <PersonLine key={trainer.id} person={trainer} size={32} />)
      )}
    </RailPart>
  );
}
