/** The guard of screens that show which participant gets which refund. */
export const CANCELLATION_NEEDS = { all: ['view-rates', 'manage-participants'] } as const;

export const cancellationPath = ({ organizationId, id }: { organizationId: number; id: number }): string =>
  `/organizations/${organizationId}/finances/cancellations/${id}`;
