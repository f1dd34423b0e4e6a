import {
  type LinkedOrganization,
  listLinkedOrganizations,
  unlinkOrganization,
  relinkOrganization,
  updateLinkedOrganization,
} from '@move/contract/locations/linked-organizations.ts';
import { getApplicationLocation, getLocation, type Location } from '@move/contract/locations/locations.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import { failureProps } from '../../../screens/show/failure-props.ts';
import { SwitchInput } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { ErrorPanel } from '../../../ui/page/errors/ErrorPanel.tsx';
import { locationMessages } from '../locations.messages.ts';
import { linkedOrganizationMessages } from './linked-organizations.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './LinkedOrganizations.module.css';

/** The organisations that use a location, shown to its owner: which may edit the location, and a button to end each link. */
export function LinkedOrganizations({ location }: { location: Location }) {
  const t = useMessages(linkedOrganizationMessages);
  const params = { organizationId: location.owner.id, locationId: location.id };
  const read = useRead(listLinkedOrganizations, { params }, { showsErrors: true });
  const links = useLinks(params);
  if (read.error !== null && read.data === undefined)
    return <ErrorPanel {...failureProps(read.error)} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return null;
  const { organizations } = read.data;
  return (
    <div className={styles.list}>
      <ul>
        {organizations.map((organization) => (
          <LinkedRow key={organization.id} organization={organization} links={links} />
        ))}
      </ul>
      {organizations.every(({ is_owner }) => is_owner) && <p className={`${look.soft} ${look.small}`}>{t.none}</p>}
      {links.confirmDialog}
    </div>
  );
}

type Links = ReturnType<typeof useLinks>;

function useLinks(path: { organizationId: number; locationId: number }) {
  const t = useMessages(linkedOrganizationMessages);
  const invalidates = [listLinkedOrganizations, getLocation, getApplicationLocation];
  const update = useCall(updateLinkedOrganization, { invalidates });
  const remove = useCall(unlinkOrganization, { invalidates });
  const restore = useCall(relinkOrganization, { invalidates });
  const [confirm, confirmDialog] = useConfirm();
  const one = ({ id }: LinkedOrganization) => ({ ...path, linkedOrganizationId: id });
  const nameOf = ({ name }: LinkedOrganization) => name ?? t.unnamed;
  return {
    confirmDialog,
    isPending: update.isPending || remove.isPending || restore.isPending,
    nameOf,
    allowEditing: (linked: LinkedOrganization, is_admin: boolean) =>
      void update.call({ params: one(linked), body: { is_admin } }),
    end: async (linked: LinkedOrganization) => {
      const isSure = await confirm({
        title: t.end.title(nameOf(linked)),
        text: t.end.text(linked.planned),
        confirmLabel: t.end.confirm,
        isDanger: true,
      });
      // the number of sessions was shown: the server need not ask again
      if (!isSure || !(await remove.call({ params: one(linked), query: { force: '1' } })).ok) return;
      notify.success(t.end.done(nameOf(linked)));
    },
    allowAgain: async (linked: LinkedOrganization) => {
      if ((await restore.call({ params: one(linked) })).ok) notify.success(t.again.done(nameOf(linked)));
    },
  };
}

function LinkedRow({ organization, links }: { organization: LinkedOrganization; links: Links }) {
  const messages = useMessages(locationMessages);
  const t = useMessages(linkedOrganizationMessages);
  const { is_owner, is_admin, is_ended, planned, may } = organization;
  const name = links.nameOf(organization);
  const right = is_admin ? messages.mayEdit : messages.mayUse;
  const facts = [
    is_owner ? messages.columns.owner : null,
    is_ended ? t.ended : may.update ? null : right,
    planned > 0 ? t.planned(planned) : null,
  ];
  const description = facts.filter((fact) => fact !== null).join(' · ');
  return (
    <li>
      <div role="group" aria-label={t.rightsOf(name)}>
        <b className={look.semibold}>{name}</b>
        {description !== '' && <div className={`${look.soft} ${look.small}`}>{description}</div>}
        {may.update && (
          <SwitchInput
            label={t.mayEdit}
            description={t.mayEditHint}
            value={is_admin}
            disabled={links.isPending}
            onChange={(isAllowed) => links.allowEditing(organization, isAllowed)}
          />
        )}
      </div>
      {may.remove && (
        <Button
          variant="default"
          size="xs"
          disabled={links.isPending}
          aria-label={t.end.of(name)}
          onClick={() => void links.end(organization)}
        >
          {t.end.action}
        </Button>
      )}
      {is_ended && (
        <Button
          variant="default"
          size="xs"
          disabled={links.isPending}
          aria-label={t.again.of(name)}
          onClick={() => void links.allowAgain(organization)}
        >
          {t.again.action}
        </Button>
      )}
    </li>
  );
}
