import { CONTACT_ROLES } from '@move/domain/contacts/contact-roles.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { ContactName, Flag, Id, OptionalEmail, OptionalPhone, refused, text } from '../kit/fields.ts';
import { contactLabels } from './contacts.labels.ts';

/** A contact person: a team member, or an external one. */
export const Contact = z.strictObject({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  is_member: z.boolean(),
  /** Whether the website shows name, e-mail address and phone with the offers of this contact person. Never true for a team member. */
  is_public: Flag,
});
export type Contact = z.output<typeof Contact>;

export const ContactRole = z.enum(CONTACT_ROLES);

type Link = { contact_id: number; roles: z.output<typeof ContactRole>[] };

/** Merges links to the same contact into one with the roles of all. */
function onceEach(links: readonly Link[]): Link[] {
  const rolesOf = (id: number) => links.flatMap((link) => (link.contact_id === id ? link.roles : []));
  return [...new Set(links.map((link) => link.contact_id))].map((contact_id) => ({
    contact_id,
    roles: [...new Set(rolesOf(contact_id))],
  }));
}

/** The contacts of a location, activity or product in a draft, each with at least one role. */
export const ContactLinks = z
  .array(
    z.object({
      contact_id: Id,
      roles: z
        .array(ContactRole)
        .max(2 * ContactRole.options.length)
        .refine((roles) => roles.length > 0, refused('contacts.roles')),
    }),
  )
  .max(50)
  .transform(onceEach);
export type ContactLinks = z.output<typeof ContactLinks>;

/** A contact of a location, activity or product in replies. */
export const LinkedContact = z.strictObject({ contact_id: Id, roles: z.array(ContactRole) });

const ContactDraft = z.object({
  first_name: ContactName,
  last_name: text().or(z.literal('')).optional(),
  email: OptionalEmail.optional(),
  phone: OptionalPhone.optional(),
  is_public: Flag.optional(),
});

const reading = ['edit-activity', 'edit-product', 'edit-location'] as const;
const writing = ['edit-organization', 'edit-activity'] as const;
const PATH = '/v1/admin/organizations/:organizationId/contacts';

export const listContacts = endpoint({
  name: 'listContacts',
  method: 'GET',
  path: PATH,
  permission: reading,
  scope: 'organization',
  reply: { contacts: z.array(Contact) },
});

export const getContact = endpoint({
  name: 'getContact',
  method: 'GET',
  path: `${PATH}/:contactId`,
  permission: reading,
  scope: 'organization',
  reply: { contact: Contact },
});

export const createContact = endpoint({
  name: 'createContact',
  method: 'POST',
  path: PATH,
  permission: writing,
  scope: 'organization',
  body: ContactDraft,
  reply: { contact: Contact },
  labels: contactLabels,
});

export const updateContact = endpoint({
  name: 'updateContact',
  method: 'PUT',
  path: `${PATH}/:contactId`,
  permission: writing,
  scope: 'organization',
  body: ContactDraft,
  reply: { contact: Contact },
  problems: ['contact.member'],
  labels: contactLabels,
});

export const removeContact = endpoint({
  name: 'removeContact',
  method: 'DELETE',
  path: `${PATH}/:contactId`,
  permission: writing,
  scope: 'organization',
  reply: 'nothing',
  problems: ['contact.member'],
});
