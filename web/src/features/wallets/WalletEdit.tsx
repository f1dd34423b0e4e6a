import { listAllLabels } from '@move/contract/labels/labels.ts';
import { listCoupons } from '@move/contract/wallets/coupons.ts';
import {
  createWallet,
  getWallet,
  listWallets,
  removeWallet,
  restoreWallet,
  updateWallet,
} from '@move/contract/wallets/wallets.ts';
import { IconTicket } from '@tabler/icons-react';
import { useFormats } from '../../platform/texts/formats.ts';
import { Can } from '../../platform/session/gate.tsx';
import { imageSource } from '../../platform/api/image-source.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useApplicationId } from '../../platform/state/context.ts';
import { useNavigate } from '../../platform/navigation/navigation.tsx';
import { LOOKUP_OPTIONS, useRead } from '../../platform/api/reads.ts';
import { EditScreen } from '../../screens/edit/EditScreen.tsx';
import type { FieldComponents } from '../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../screens/edit/form/record-types.ts';
import { useCreateForm } from '../../screens/edit/use-create-form.ts';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { useSlugOfName } from '../../screens/edit/fields/use-slug-of-name.ts';
import { useRecordPosition } from '../../screens/list/use-record-position.ts';
import { useRemove } from '../../screens/use-remove.ts';
import { Button } from '../../ui/page/Button.tsx';
import { FormSection } from '../../ui/page/FormSection.tsx';
import { usePlatformOptions } from '../taxonomy/public.tsx';
import { couponsPath, walletReads, walletPath, WALLETS } from './wallet-reads.ts';
import { walletMessages } from './wallets.messages.ts';

export function WalletCreate() {
  const t = useMessages(walletMessages);
  const navigate = useNavigate();
  const here = useApplicationId();
  const form = useCreateForm({
    save: createWallet,
    draft: 'wallets',
    initial: { move_value_in_cents: 100, label_ids: [], application_ids: here === null ? [] : [here] },
    invalidates: walletReads,
    onCreated: ({ id }) => navigate(couponsPath(id)),
  });
  useSlugOfName(form.core);
  return (
    <EditScreen form={form} title={t.create}>
      <WalletFields fields={form.fields} />
    </EditScreen>
  );
}

export function WalletEdit({ walletId }: { walletId: number }) {
  const t = useMessages(walletMessages);
  const formats = useFormats();
  const navigate = useNavigate();
  const params = { walletId };
  const form = useEditForm({ load: getWallet, save: updateWallet, params, invalidates: walletReads });
  const position = useRecordPosition({ list: listWallets, id: walletId, hrefOf: walletPath });
  const { remove } = useRemove({ remove: removeWallet, restore: restoreWallet, invalidates: walletReads });
  const { record } = form;
  const leave = async () => {
    if (record !== null && (await remove({ params }, record.name))) navigate(WALLETS);
  };
  return (
    <EditScreen
      form={form}
      title={({ name }) => name}
      image={({ icon }) => imageSource(icon, 'small')}
      meta={({ coupons_count, balance }) => [
        t.meta.vouchers(formats.number(coupons_count), coupons_count === 1),
        t.meta.balance(formats.number(balance)),
      ]}
      position={position}
      actions={
        <Can endpoint={listCoupons}>
          <Button
            variant="default"
            href={couponsPath(walletId)}
            leftSection={<IconTicket size={17} stroke={1.75} aria-hidden />}
          >
            {t.vouchers}
          </Button>
        </Can>
      }
      menu={[{ label: t.remove, isDanger: true, onClick: () => void leave() }]}
    >
      <WalletFields fields={form.fields} />
    </EditScreen>
  );
}

type Fields = FieldComponents<BodyValues<typeof createWallet>> | FieldComponents<BodyValues<typeof updateWallet>>;

function WalletFields({ fields }: { fields: Fields }) {
  const { section, hints } = useMessages(walletMessages);
  const platforms = usePlatformOptions();
  const labels = useRead(listAllLabels, {}, LOOKUP_OPTIONS).data?.labels ?? [];
  const { TextField, ImageField, MoneyField, MultiSelectField } = fields;
  return (
    <FormSection title={section.title} description={section.text}>
      <TextField name="name" />
      <TextField name="slug" columns={4} required description={hints.slug} />
      <ImageField name="icon" use="icon" required />
      <MoneyField name="move_value_in_cents" columns={3} min={1} max={100_000} required description={hints.move} />
      <MultiSelectField name="application_ids" options={platforms} description={hints.platforms} required />
      <MultiSelectField
        name="label_ids"
        options={labels.map(({ id, name }) => ({ value: id, label: name }))}
        description={hints.labels}
      />
    </FormSection>
  );
}
