import { PAYMENT_LINK_HOURS } from '@move/domain/orders/reservation.ts';
export const nl = {
  title: (name: string) => `${name} een betaallink sturen?`,
  text: {
    place: `De besteller krijgt een mail met de link. De plek blijft ${PAYMENT_LINK_HOURS} uur vrij, hoogstens tot de start; zonder betaling vervalt die. Contant betalen kan dan niet meer.`,
    purchase: `De koper krijgt een mail met de link. De aankoop blijft ${PAYMENT_LINK_HOURS} uur apart gehouden; contant betalen kan daarna niet meer.`,
  },
  again: (until: string) =>
    `De bestelling staat open tot ${until}. Een nieuwe link geeft vanaf nu weer ${PAYMENT_LINK_HOURS} uur; eerdere links blijven werken.`,
  confirm: 'Link sturen',
  done: (name: string) => `De betaallink voor ${name} is verstuurd`,
};
