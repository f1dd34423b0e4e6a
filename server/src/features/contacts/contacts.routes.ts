import * as api from '@move/contract/contacts/contacts.ts';
import { route } from '../../platform/http/route.ts';
import { getContact, listContacts } from './contacts.queries.ts';
import { createContact } from './create-contact.ts';
import { removeContact } from './remove-contact.ts';
import { updateContact } from './update-contact.ts';

export const contactRoutes = [
  route(api.listContacts, listContacts),

  route(api.getContact, getContact),

  route(api.createContact, createContact),

  route(api.updateContact, updateContact),

  route(api.removeContact, removeContact),
];
