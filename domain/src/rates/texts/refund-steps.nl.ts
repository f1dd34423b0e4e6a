import type { Phrases } from '../refund-steps.ts';

export const nl: Phrases = {
  moment: (day, time) => `${day} ${time} uur`,
  free: (until) => `Gratis annuleren tot ${until}`,
  first: (amount, until) => `Annuleer je tot ${until}, dan krijg je ${amount} terug`,
  later: (percentage, until) => `daarna krijg je ${percentage === 100 ? 'alles' : `${percentage}%`} terug tot ${until}`,
  laterNothing: 'daarna krijg je niets terug',
  nothing: 'Je krijgt niets terug als je annuleert.',
  none: 'niets',
  product: (days) => `Gratis annuleren tot ${days} dagen na je aankoop.`,
  fee: 'Servicekosten krijg je niet terug.',
};
