/** Who was appointed from the command line has given no name yet. */
export const toWhom = (name: string) => (name === '' ? '' : `, ${name}`);
