/** A superadmin who was appointed on the command line has no name yet. */
export const toWhom = (name: string) => (name === '' ? '' : `, ${name}`);
