import { listAllApplications } from '@move/contract/applications/applications.ts';
import { listAllLabels } from '@move/contract/labels/labels.ts';
import { walletLabels } from '@move/contract/wallets/wallets.labels.ts';
import {
  createWallet,
  listWallets,
  removeWallet,
  restoreWallet,
  type WalletRow,
} from '@move/contract/wallets/wallets.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { imageSource } from '../../platform/api/image-source.ts';
import { readQueryOptions } from '../../platform/api/reads.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useNavigate, useSearch } from '../../platform/navigation/navigation.tsx';
import { ActionLink } from '../../screens/links.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { useRemove } from '../../screens/use-remove.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { couponsPath, walletReads, WALLETS, walletPath } from './wallet-reads.ts';
import { walletMessages } from './wallets.messages.ts';

const optionOf = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });

/** All wallets. In each row, the number of vouchers links to the vouchers. */
export function WalletList() {
  const t = useMessages(walletMessages);
  const formats = useFormats();
  const labels = walletLabels[useLocale()];
  const list = useList(listWallets, {});
  const navigate = useNavigate();
  // set by the menu entry for vouchers: the user first chooses a wallet
  const isChoosing = useSearch()['choose'] === 'vouchers';
  const { remove } = useRemove({ remove: removeWallet, restore: restoreWallet, invalidates: walletReads });
  const create = (
    <ActionLink to={`${WALLETS}/create`} needs={createWallet}>
      {t.create}
    </ActionLink>
  );
  const platformsOf = ({ applications }: WalletRow) => applications.map(({ name }) => name).join(', ');
  const labelsOf = ({ labels }: WalletRow) => labels.map(({ name }) => name).join(', ') || t.allOffers;
  return (
    <ListScreen
      list={list}
      title={isChoosing ? t.chooseWallet : t.title}
      search={t.search}
      create={create}
      record={({ id, name, icon_url }) => ({
        name,
        href: isChoosing ? couponsPath(id) : walletPath(id),
        image: imageSource(icon_url, 'small'),
      })}
      columns={[
        { name: 'name', sort: 'name' },
        {
          name: 'platforms',
          header: t.columns.platforms,
          cell: platformsOf,
          value: platformsOf,
          filterBy: { name: 'applicationId', value: (row) => row.application_ids.join(',') },
        },
        {
          name: 'labels',
          header: t.columns.labels,
          cell: labelsOf,
          value: labelsOf,
          filterBy: { name: 'labelId', value: (row) => row.label_ids.join(',') || 'none' },
        },
        {
          name: 'move_value_in_cents',
          align: 'right',
          cell: (row) => formats.money(row.move_value_in_cents),
          value: (row) => ({ cents: row.move_value_in_cents }),
        },
        {
          name: 'coupons_count',
          sort: 'coupons_count',
          align: 'right',
          cell: ({ id, coupons_count }) => (
            <Anchor href={couponsPath(id)} aria-label={`${t.vouchers}: ${formats.number(coupons_count)}`}>
              {formats.number(coupons_count)}
            </Anchor>
          ),
          value: ({ coupons_count }) => coupons_count,
        },
        {
          name: 'balance',
          align: 'right',
          cell: ({ balance }) => formats.number(balance),
          value: ({ balance }) => balance,
        },
        { name: 'slug', isOptional: true },
      ]}
      filters={[
        {
          name: 'applicationId',
          kind: 'several',
          label: t.columns.platforms,
          options: readQueryOptions(listAllApplications, {}, ({ applications }) => applications.map(optionOf)),
        },
        {
          name: 'labelId',
          kind: 'several',
          canBeEmpty: true,
          label: t.columns.labels,
          options: readQueryOptions(listAllLabels, {}, (reply) => reply.labels.map(optionOf)),
        },
        { name: 'moveValue', kind: 'range', of: 'money', label: labels.moveValue },
        { name: 'couponsCount', kind: 'range', of: 'numbers', label: labels.couponsCount },
        { name: 'moves', kind: 'range', of: 'numbers', label: labels.moves },
      ]}
      removals={{
        organizationId: null,
        remove: removeWallet,
        restore: restoreWallet,
        paramsOf: (walletId) => ({ walletId }),
      }}
      menu={({ id, name }) => [
        { label: t.vouchers, onClick: () => navigate(couponsPath(id)) },
        { label: t.edit, onClick: () => navigate(walletPath(id)) },
        { label: t.remove, isDanger: true, onClick: () => void remove({ params: { walletId: id } }, name) },
      ]}
      empty={t.empty}
    />
  );
}
