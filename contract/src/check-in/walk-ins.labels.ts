import { labels } from '../kit/labels.ts';

export const walkInLabels = labels(
  {
    id: 'Nummer',
    first_name: 'Voornaam',
    last_name: 'Achternaam',
    email: 'E-mailadres',
    date_of_birth: 'Geboortedatum',
    payment: 'Betaling',
    payment_type: 'Betaling',
    made_at: 'Moment',
    status: 'Aanwezigheid',
    session: 'Sessie',
    override_capacity: 'Toelaten boven het aantal plekken',
  },
  {
    id: 'Number',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'E-mail address',
    date_of_birth: 'Date of birth',
    payment: 'Payment',
    payment_type: 'Payment',
    made_at: 'Moment',
    status: 'Attendance',
    session: 'Session',
    override_capacity: 'Let in above the spots',
  },
);
