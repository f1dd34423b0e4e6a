import type { nl } from './walk-ins.nl.ts';

export const en: typeof nl = {
  id: 'Number',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'E-mail address',
  date_of_birth: 'Date of birth',
  payment: 'Payment',
  price_in_cents: 'Price',
  payment_type: 'Payment',
  made_at: 'Time',
  status: 'Attendance',
  session: 'Session',
  override_capacity: 'Admit when full',
};
