import type { UnlinkableSport } from '@move/contract/organizations/organizations.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { organizationMessages } from '../organizations.messages.ts';

type UnlinkableSportsDialogProps = { sports: readonly UnlinkableSport[]; onClose: () => void };

/** Shown after saving: lists the sports that could not be removed, because activities use them. */
export function UnlinkableSportsDialog({ sports, onClose }: UnlinkableSportsDialogProps) {
  const t = useMessages(organizationMessages).unlinkable;
  const locale = useLocale();
  return (
    <Dialog
      isOpen={sports.length > 0}
      title={translate(locale, { key: 'sports.linked' })}
      onClose={onClose}
      footer={
        <Button onClick={onClose} data-autofocus>
          {t.close}
        </Button>
      }
    >
      <p>{t.text}</p>
      <ul>
        {sports.map(({ id, name, activities_count }) => (
          <li key={id}>{t.used(name, activities_count)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
