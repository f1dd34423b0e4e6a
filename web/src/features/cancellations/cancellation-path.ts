export const cancellationPath = ({ organizationId, id }: { organizationId: number; id: number }): string =>
  `/organizations/${organizationId}/finances/cancellations/${id}`;
