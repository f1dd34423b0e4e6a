import type { nl } from './checkout.nl.ts';

export const en: typeof nl = {
  buyer: 'Buyer',
  participants: 'Participants',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'E-mail address',
  date_of_birth: 'Date of birth',
  gender: 'Gender',
  notes: 'Remarks',
  answers: 'Answers',
  question_id: 'Question',
  value: 'Answer',
  quantity: 'Quantity',
  is_guardian: 'Parent or guardian',
  join_waitlist: 'On the waiting list',
  locale: 'Language',
  return_url: 'Page to return to',
  line_ids: 'What to cancel',
  session: 'Session',
  wallet_id: 'Wallet',
  price_in_moves: 'Price in moves',
};
