import type { ProviderFinding } from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { orderNumber } from '@move/domain/orders/order-number.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { Status } from '../../ui/marks/Status.tsx';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { orderPath } from '../orders/public.tsx';
import { providerComparisonMessages } from './provider-comparisons.messages.ts';
import { FINDING_LOOKS, useAmount, usePlatformName } from './use-comparison-words.tsx';
import * as look from '../../ui/look/look.module.css';
import * as tableStyles from '../../ui/table/table.module.css';

/** Returns a function that gives the path of the order behind a finding, or undefined when it is unknown. */
export function useOrderPath(): (finding: ProviderFinding) => string | undefined {
  return ({ order_id: id, organization }) =>
    id === null || organization === null ? undefined : orderPath('all', { id, organizationId: organization.id });
}

/** The kind of difference, and a link to its order. */
export function FindingSubject({ row }: { row: ProviderFinding }) {
  const t = useMessages(providerComparisonMessages);
  const href = useOrderPath()(row);
  return (
    <span style={{ minWidth: 0 }}>
      <span className={tableStyles.primary}>{t.kinds[row.kind]}</span>
      {href !== undefined && row.order_id !== null && (
        <Anchor className={`${look.small} ${look.figures}`} href={href}>
          {' '}
          {orderNumber(row.order_id)}
        </Anchor>
      )}
    </span>
  );
}

/** The explanation of a difference, and who gave it when. */
export function Explanation({ row: { explanation, explained_by: who, explained_at: at } }: { row: ProviderFinding }) {
  const t = useMessages(providerComparisonMessages);
  const formats = useFormats();
  if (explanation === null) return null;
  return (
    <span className={look.small} style={{ display: 'block', minWidth: 0, padding: '8px 0', whiteSpace: 'pre-line' }}>
      {explanation}
      {at !== null && (
        <span className={`${look.smaller} ${look.muted}`} style={{ display: 'block' }}>
          {t.explained(who ?? t.unknown, formats.moment(at))}
        </span>
      )}
    </span>
  );
}

/** A finding on the phone. */
export function FindingCard({ row }: { row: ProviderFinding }) {
  const t = useMessages(providerComparisonMessages);
  const formats = useFormats();
  const amount = useAmount();
  const platformName = usePlatformName();
  // what the provider doesn't have is shown with the amount that was expected
  const cents = row.actual_in_cents === 0 ? row.expected_in_cents : row.actual_in_cents;
  const facts = [row.order_id === null ? row.reference : orderNumber(row.order_id), formats.date(row.day)];
  return (
    <span className={look.grow} style={{ minWidth: 0, display: 'block' }}>
      <span className={`${look.row} ${look.spread}`} style={{ gap: 12 }}>
        <span className={tableStyles.primary}>{t.kinds[row.kind]}</span>
        <span className={`${look.figures} ${look.semibold}`} style={{ whiteSpace: 'nowrap' }}>
          {amount(row, cents)}
        </span>
      </span>
      <span className={`${look.soft} ${look.small}`} style={{ display: 'block', marginTop: 4 }}>
        {[...facts, platformName(row)].join(' · ')}
      </span>
      <span className={look.small} style={{ display: 'block', marginTop: 4 }}>
        <Status look={FINDING_LOOKS[row.status]} />
        <Explanation row={row} />
      </span>
    </span>
  );
}
