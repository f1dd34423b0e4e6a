export { linkedContacts, saveContactLinks } from './contact-links.ts';
