/** Whether the person takes part; pending while the order is unpaid. */
export const PARTICIPANT_STATUSES = ['pending', 'active', 'canceled'] as const;
export type ParticipantStatus = (typeof PARTICIPANT_STATUSES)[number];

/** What the trainer notes; `none` is nothing yet. */
export const CHECK_INS = ['none', 'present', 'absent', 'signed_out'] as const;
export type CheckIn = (typeof CHECK_INS)[number];

/** Genders of a participant; those of offers differ. */
export const PARTICIPANT_GENDERS = ['male', 'female', 'other', 'none'] as const;
