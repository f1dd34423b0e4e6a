import { PAYMENT_LINK_HOURS } from '@move/domain/orders/reservation.ts';
import { plural } from '../../../../platform/texts/counted.ts';

const links = (count: number) => plural(count, 'betaallink', 'betaallinks');

export const nl = {
  one: 'Betaallink sturen…',
  many: 'Betaallink sturen…',
  none: 'Er is niets meer te betalen',
  title: (count: number) => `${links(count)} sturen?`,
  text: `Elke besteller krijgt een mail met de link van de bestelling. Die blijft ${PAYMENT_LINK_HOURS} uur open, hoogstens tot de start, en vervalt zonder betaling; contant betalen kan dan niet meer. Bestellingen die al betaald of beëindigd zijn, of zonder e-mailadres, worden overgeslagen, met de reden erbij.`,
  confirm: (count: number) => `${links(count)} sturen`,
  done: (count: number) => (count === 1 ? '1 betaallink is verstuurd' : `${count} betaallinks zijn verstuurd`),
};
