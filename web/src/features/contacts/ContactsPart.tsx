import {
  type Contact,
  createContact,
  listContacts,
  removeContact,
  updateContact,
} from '@move/contract/contacts/contacts.ts';
import { IconPlus } from '@tabler/icons-react';
import { useCall } from '../../platform/api/calls.ts';
import { useRead } from '../../platform/api/reads.ts';
import { notify } from '../../platform/notify.ts';
import { Can, useCan } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { useDrawer } from '../../screens/edit/use-drawer.ts';
import { ListFailed } from '../../screens/list/ListStates.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ActionMenu } from '../../ui/overlays/menus/ActionMenu.tsx';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { ListSkeleton } from '../../ui/page/Skeletons.tsx';
import { Avatar } from '../../ui/people/Avatar.tsx';
import { useWords } from '../../ui/Words.tsx';
import { contactMessages } from './contacts.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as surfaceStyles from '../../ui/look/surface.module.css';
import * as tableStyles from '../../ui/table/table.module.css';
import * as styles from './ContactsPart.module.css';

const ContactCreate = lazyPart(() => import('./ContactDrawer.tsx').then((module) => module.ContactCreate));
const ContactEdit = lazyPart(() => import('./ContactDrawer.tsx').then((module) => module.ContactEdit));

/** The external contacts of an organisation; below the team. */
export function ContactsPart({ organizationId }: { organizationId: number }) {
  const t = useMessages(contactMessages);
  const { data, error, refetch } = useRead(listContacts, { params: { organizationId } }, { showsErrors: true });
  const drawer = useDrawer();
  const external = data?.contacts.filter((contact) => !contact.is_member);
  return (
    <section className={styles.part} aria-labelledby="external-contacts">
      <header className={look.row}>
        <div className={look.grow}>
          <h2 id="external-contacts">{t.title}</h2>
          <p className={`${look.muted} ${look.small}`}>{t.text}</p>
        </div>
        <Can endpoint={createContact}>
          <Button
            variant="default"
            leftSection={<IconPlus size={17} stroke={1.75} aria-hidden />}
            onClick={drawer.create}
          >
            {t.create}
          </Button>
        </Can>
      </header>
      {error !== null && data === undefined && <ListFailed error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <ListSkeleton rows={2} />}
      {external?.length === 0 && <p className={look.muted}>{t.none}</p>}
      {external !== undefined && external.length > 0 && (
        <ContactRows organizationId={organizationId} contacts={external} />
      )}
      {drawer.editing !== null && (
        <ContactEdit
          key={drawer.editing}
          organizationId={organizationId}
          contactId={drawer.editing}
          onClose={drawer.close}
        />
      )}
      {drawer.isCreating && <ContactCreate organizationId={organizationId} onClose={drawer.close} />}
    </section>
  );
}

type ContactRowsProps = { organizationId: number; contacts: readonly Contact[] };

function ContactRows({ organizationId, contacts }: ContactRowsProps) {
  const t = useMessages(contactMessages);
  const w = useWords();
  const drawer = useDrawer();
  const mayChange = useCan(updateContact);
  const [confirm, confirmDialog] = useConfirm();
  const { call } = useCall(removeContact, { invalidates: [listContacts] });
  const remove = async (contact: Contact) => {
    const name = fullName(contact);
    const words = { title: t.remove.title(name), text: t.remove.text, confirmLabel: t.remove.confirm(name) };
    if (!(await confirm({ ...words, isDanger: true }))) return;
    const { ok } = await call({ params: { organizationId, contactId: contact.id } });
    if (ok) notify.success(t.remove.done(name));
  };
  return (
    <ul className={surfaceStyles.plainList} aria-label={t.title}>
      {contacts.map((contact) => (
        <li key={contact.id} className={`${look.row} ${styles.row}`}>
          <Avatar person={contact} size={32} />
          <div className={look.grow}>
            {mayChange ? (
              <Anchor className={tableStyles.primary} href={drawer.hrefOf(contact.id)}>
                {fullName(contact)}
              </Anchor>
            ) : (
              <b className={look.medium}>{fullName(contact)}</b>
            )}
            <div className={`${look.small} ${look.muted} ${look.ellipsis}`}>
              {[contact.email, contact.phone, contact.is_public && t.isPublic].filter(Boolean).join(' · ')}
            </div>
          </div>
          {mayChange && (
            <ActionMenu
              label={w.moreFor(fullName(contact))}
              items={[
                { label: t.edit, onClick: () => drawer.edit(contact.id) },
                { label: t.remove.action, isDanger: true, onClick: () => void remove(contact) },
              ]}
            />
          )}
        </li>
      ))}
      {confirmDialog}
    </ul>
  );
}
