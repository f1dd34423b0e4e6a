/** The URL of the page with everything of an e-mail address: in an organisation, or on the current platform. */
export const personPath = (email: string, organizationId: number | null): string =>
  `${organizationId === null ? '/application' : `/organizations/${organizationId}`}/people?email=${encodeURIComponent(email)}`;
