import { createHmac, randomInt } from 'node:crypto';

/** docs/integrations.md#app-users; the database allows five attempts per code. */
export const CODE_MINUTES = 10;
export const TOKEN_DAYS = 30;
/** Begins the tokens of app users, unlike those of users. */
export const PROFILE_TOKEN_PREFIX = 'mvp_';
/** Per hour. */
export const PROFILE_LIMITS = {
  codes: { address: 10, addressOfNetwork: 3, network: 30 },
  /** Attempts at codes. For one address these are too few to end a code, so that a stranger can't end it. A new code starts a new count. */
  tries: { network: 60, addressOfNetwork: 4 },
  logouts: { network: 300 },
  /** For an app user who reads their own bookings. */
  reads: { profile: 1_200 },
} as const;
export const HOUR = 3_600;

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

type Trying = { applicationId: number; email: string; network: string };

export const triesKey = ({ applicationId, email, network }: Trying) =>
  `profile-tries:${network}:${applicationId}:${email}`;

type Mailed = { applicationId: number; email: string; code: string };

/** A code as it is stored: with a key, since a plain hash of six digits is easily guessed. */
export const codeHash = (secret: string, { applicationId, email, code }: Mailed) =>
  createHmac('sha256', secret).update(`profile-code ${applicationId} ${email} ${code}`).digest();

/** The prefix of the keys of code mails, by which erasing finds those of a platform to an address. */
export const mailKey = (applicationId: number) => `profile-code:${applicationId}:`;
