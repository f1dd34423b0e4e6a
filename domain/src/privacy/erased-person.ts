/** Replaces the names of an erased person. */
export const ERASED_NAME = { first_name: 'Verwijderd', last_name: '–' } as const;

/** `.invalid` never receives mail (RFC 2606). */
const DOMAIN = '@erased.invalid';

/** The address of an erased person: of nobody, and different for every erasure. */
export const erasedEmail = (erasureId: number) => `verwijderd-${erasureId}${DOMAIN}`;

export const isErasedEmail = (email: string) => email.toLowerCase().endsWith(DOMAIN);
