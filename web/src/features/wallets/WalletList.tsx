import {
  createWallet,
  listWallets,
  removeWallet,
  restoreWallet,
  type WalletRow,
} from '@move/contract/wallets/wallets.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { imageSource } from '../../platform/api/image-source.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useNavigate, useSearch } from '../../platform/navigation/navigation.tsx';
import { ActionLink } from '../../screens/links.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { useRemove } from '../../screens/use-remove.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { couponsPath, WALLET_READS, WALLETS, walletPath } from './wallet-reads.ts';
import { walletMessages } from './wallets.messages.ts';

/** All wallets; the number of vouchers links to them. */
export function WalletList() {
  const t = useMessages(walletMessages);
  const formats = useFormats();
  const list = useList(listWallets, {});
  const navigate = useNavigate();
  // opened from the menu entry of the vouchers: the user first chooses a wallet
  const isChoosing = useSearch()['choose'] === 'vouchers';
  const { remove } = useRemove({ remove: removeWallet, restore: restoreWallet, invalidates: WALLET_READS });
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
      actions={create}
      record={({ id, name, icon_url }) => ({
        name,
        href: isChoosing ? couponsPath(id) : walletPath(id),
        image: imageSource(icon_url, 'small'),
      })}
      columns={[
        { name: 'name', sort: 'name' },
        { name: 'platforms', header: t.columns.platforms, cell: platformsOf, value: platformsOf },
        { name: 'labels', header: t.columns.labels, cell: labelsOf, value: labelsOf },
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
      empty={{ ...t.empty, action: create }}
    />
  );
}
