import type { Violation } from '../kit/messages/messages.ts';

/** What a contact does for an activity, product or location. */
export const CONTACT_ROLES = ['contact_person', 'trainer', 'confirmation_mail'] as const;

/** The roles to choose at a location: nothing is booked or bought there, so there is nothing to confirm. */
export const LOCATION_CONTACT_ROLES = ['contact_person', 'trainer'] as const satisfies readonly ContactRole[];

export type ContactRole = (typeof CONTACT_ROLES)[number];

/** Every selected contact has at least one role; paths are relative to the list, e.g. `[0, 'roles']`. */
export function contactViolations(contacts: readonly { readonly roles: readonly ContactRole[] }[]): Violation[] {
  return contacts.flatMap(({ roles }, index) =>
    roles.length > 0 ? [] : [{ path: [index, 'roles'], key: 'contacts.roles' }],
  );
}
