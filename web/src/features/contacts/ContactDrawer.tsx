import { createContact, getContact, listContacts, updateContact } from '@move/contract/contacts/contacts.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { EditDrawer } from '../../screens/edit/EditDrawer.tsx';
import type { FieldComponents } from '../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../screens/edit/form/record-types.ts';
import { useCreateForm } from '../../screens/edit/use-create-form.ts';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { contactMessages } from './contacts.messages.ts';

type DrawerProps = { organizationId: number; onClose: () => void };

/** Adds an external contact, which can then be chosen in forms. */
export function ContactCreate({ organizationId, onClose }: DrawerProps) {
  const t = useMessages(contactMessages);
  const form = useCreateForm({
    save: createContact,
    params: { organizationId },
    draft: 'contacts',
    initial: {},
    invalidates: [listContacts],
    onCreated: onClose,
  });
  return (
    <EditDrawer form={form} title={t.create} onClose={onClose}>
      <Fields fields={form.fields} />
    </EditDrawer>
  );
}

export function ContactEdit({ organizationId, contactId, onClose }: DrawerProps & { contactId: number }) {
  const form = useEditForm({
    load: getContact,
    save: updateContact,
    params: { organizationId, contactId },
    invalidates: [listContacts],
  });
  return (
    <EditDrawer form={form} title={fullName} onClose={onClose}>
      <Fields fields={form.fields} />
    </EditDrawer>
  );
}

function Fields({ fields }: { fields: FieldComponents<BodyValues<typeof updateContact>> }) {
  const t = useMessages(contactMessages);
  const { TextField, EmailField, PhoneField, SwitchField } = fields;
  return (
    <>
      <TextField name="first_name" maxLength={255} />
      <TextField name="last_name" maxLength={255} />
      <EmailField name="email" />
      <PhoneField name="phone" />
      <SwitchField name="is_public" description={t.publicText} />
    </>
  );
}
