export { linkedContacts, saveContactLinks } from './contact-links.ts';
export { eraseContacts } from './erase-contacts.ts';
export { keepAsOutsider, saveMemberContact } from './member-contacts.ts';
export { notifyContacts } from './notify-contacts.ts';
