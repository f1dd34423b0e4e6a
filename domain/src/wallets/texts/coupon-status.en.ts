import type { nl } from './coupon-status.nl.ts';

export const en: typeof nl = { active: 'Active', expired: 'Expired', redeemed: 'Redeemed', disabled: 'Disabled' };
