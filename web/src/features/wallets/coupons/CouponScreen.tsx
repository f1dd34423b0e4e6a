import { getWallet, type Wallet } from '@move/contract/wallets/wallets.ts';
import type { ReactNode } from 'react';
import { useSetCrumbs } from '../../../platform/menu/crumbs.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { ScreenTabs } from '../../../screens/ScreenTabs.tsx';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { couponMessages } from './coupons.messages.ts';
import { couponsPath, walletPath } from '../wallet-reads.ts';
import { walletMessages } from '../wallets.messages.ts';

type CouponScreenProps = { walletId: number; children: (wallet: Wallet | undefined) => ReactNode };

/** The vouchers of a wallet: header, and the tabs Overview and Redeemed. */
export function CouponScreen({ walletId, children }: CouponScreenProps) {
  const t = useMessages(couponMessages);
  const { meta } = useMessages(walletMessages);
  const formats = useFormats();
  const navigate = useNavigate();
  const { data, error, refetch } = useRead(getWallet, { params: { walletId } }, { showsErrors: true });
  const wallet = data?.wallet;
  useSetCrumbs(wallet?.name);
  if (error !== null && wallet === undefined) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  const path = couponsPath(walletId);
  return (
    <>
      <PageHeader
        title={wallet?.name ?? t.title}
        image={imageSource(wallet?.icon ?? null, 'small')}
        meta={
          wallet && [
            meta.vouchers(formats.number(wallet.coupons_count), wallet.coupons_count === 1),
            meta.balance(formats.number(wallet.balance)),
          ]
        }
        menu={[{ label: t.toWallet, onClick: () => navigate(walletPath(walletId)) }]}
      />
      <ScreenTabs
        tabs={[
          { href: path, label: t.tabs.overview },
          { href: `${path}/redeemed`, label: t.tabs.redeemed },
        ]}
      />
      {children(wallet)}
    </>
  );
}
