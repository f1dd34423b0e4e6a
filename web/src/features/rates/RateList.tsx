import { createRate, listRates, type Rate, removeRate, restoreRate } from '@move/contract/rates/rates.ts';
import { useCall } from '../../platform/api/calls.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useCan } from '../../platform/session/gate.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import type { EditTab } from '../../screens/edit/edit-tabs.ts';
import { ActionLink } from '../../screens/links.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { useRemove } from '../../screens/use-remove.ts';
import { rateMessages } from './rates.messages.ts';
import { withFree } from './with-free.ts';

type RateListProps = { organizationId: number; tabs: readonly EditTab[] };

/** The rates of an organisation. The free rate is first and can't be changed (docs/rules/money.md#prices-and-vat). */
export function RateList({ organizationId, tabs }: RateListProps) {
  const messages = useMessages(rateMessages);
  const t = messages.rates;
  const formats = useFormats();
  const locale = useLocale();
  const list = useList(listRates, { params: { organizationId } });
  const menu = useRateMenu(organizationId);
  const base = `/organizations/${organizationId}/finances/rates`;
  const create = (
    <ActionLink to={`${base}/create`} needs={createRate}>
      {t.create}
    </ActionLink>
  );
  const termsOf = (rate: Rate) => rate.cancellation_terms.map((term) => term.name).join(', ');
  return (
    <ListScreen
      list={withFree(list, locale)}
      title={messages.title}
      tabs={tabs}
      search={t.search}
      create={create}
      record={(rate) => ({ name: rate.name, href: isStored(rate) ? `${base}/${rate.id}` : undefined })}
      columns={[
        { name: 'name', sort: 'name' },
        {
          name: 'price_in_cents',
          header: t.price,
          sort: 'price_in_cents',
          align: 'right',
          cell: (rate) => formats.money(rate.price_in_cents),
          value: (rate) => ({ cents: rate.price_in_cents }),
        },
        {
          name: 'vat_percentage',
          header: messages.rate.vat.title,
          sort: 'vat_level',
          align: 'right',
          cell: (rate) => formats.percentage(rate.vat_percentage),
        },
        {
          name: 'terms',
          header: t.terms,
          cell: (rate) => termsOf(rate) || (isStored(rate) ? t.noTerms : '–'),
        },
        { name: 'is_used', header: t.used, isOptional: true },
      ]}
      filters={[{ name: 'isArchived', label: t.archived, kind: 'yes-no' }]}
      menu={menu}
      empty={t.empty}
    />
  );
}

const isStored = (rate: { id: number | null }): boolean => rate.id !== null;

/** The actions of a rate. A rate in use is archived, any other rate is removed; both can be undone. */
function useRateMenu(organizationId: number) {
  const t = useMessages(rateMessages).rates;
  const mayChange = useCan(removeRate);
  const { remove } = useRemove({ remove: removeRate, restore: restoreRate, invalidates: [listRates] });
  const restore = useCall(restoreRate, { invalidates: [listRates] });
  const putBack = async (rate: Rate) => {
    const { ok } = await restore.call({ params: { organizationId, rateId: rate.id } });
    if (ok) notify.success(t.restored(rate.name));
  };
  return (rate: Rate) => {
    if (!mayChange || !isStored(rate)) return [];
    if (rate.archived_at !== null) return [{ label: t.restore, onClick: () => void putBack(rate) }];
    const label = rate.is_used ? t.archive : t.remove;
    const go = () => void remove({ params: { organizationId, rateId: rate.id } }, rate.name);
    return [{ label, isDanger: !rate.is_used, onClick: go }];
  };
}
