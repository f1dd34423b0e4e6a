export { addManyOrganizations } from './add-many-organizations.ts';
export { mailImportedOrganizations } from './review-mails.ts';
