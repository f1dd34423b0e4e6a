import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  amount: 'Bedrag',
  most: (amount: string) => `Hoogstens ${amount}`,
  reason: 'Reden',
  reasonHint: 'Alleen voor de eigen administratie.',
  cash: 'Geef het bedrag contant terug.',
  wallet: 'Dit gaat in moves terug naar de portemonnee.',
  erased: 'De gebruiker van de portemonnee is gewist: de moves komen bij niemand.',
  unreadable: 'Vul een bedrag in',
  tooMuch: (amount: string) => `Er kan nog hoogstens ${amount} terug`,
  confirm: (amount: string) => `${amount} teruggeven`,
  done: (amount: string, name: string) => `${amount} teruggegeven aan ${name}`,
};

const en: typeof nl = {
  amount: 'Amount',
  most: (amount) => `At most ${amount}`,
  reason: 'Reason',
  reasonHint: 'For your own administration only.',
  cash: 'Hand the amount back in cash.',
  wallet: 'This goes back to the wallet in moves.',
  erased: 'The user of the wallet was erased: the moves go to nobody.',
  unreadable: 'Enter an amount',
  tooMuch: (amount) => `At most ${amount} can still go back`,
  confirm: (amount) => `Give back ${amount}`,
  done: (amount, name) => `Gave ${amount} back to ${name}`,
};

export const refundMessages = defineMessages({ nl, en });
