import type { WaitlistInvite } from '@move/contract/waitlist/waitlist-invites.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { OfferFact, OfferFacts } from '../../../screens/offer-facts/OfferFacts.tsx';
import { inviteMessages } from './waitlist-invite.messages.ts';

/** What, when, where and what it costs: all that a person needs to say yes or no. */
export function InviteFacts({ invite }: { invite: WaitlistInvite }) {
  const t = useMessages(inviteMessages);
  const formats = useFormats();
  const price = invite.price_in_cents;
  return (
    <OfferFacts {...invite}>
      <OfferFact name={t.facts.price}>
        {price === 0 ? t.facts.free : invite.returns ? t.facts.returns : formats.money(price)}
        {price > 0 && !invite.returns && <small>{invite.pays_online ? t.payOnline : t.pay}</small>}
      </OfferFact>
    </OfferFacts>
  );
}
