export { linkedContacts, saveContactLinks } from './contact-links.ts';
export { keepAsOutsider, saveMemberContact } from './member-contacts.ts';
