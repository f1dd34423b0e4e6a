export { addManyOrganizations } from './add-many-organizations.ts';
