/** The name after a greeting; empty for a superadmin made on the command line, who has no name yet. */
export const toWhom = (name: string) => (name === '' ? '' : `, ${name}`);
