import { getApplication, updateApplication } from '@move/contract/applications/manage-applications.ts';
import { useApplicationId } from '../../../platform/state/context.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { loadSettings } from '../../../platform/state/settings.ts';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { RailPart } from '../../../ui/page/FormSection.tsx';
import { PaymentKey } from '../../payments/public.tsx';
import { applicationPath, useApplicationPage } from '../application-page.tsx';
import { AddressFields, BasicFields, BrandFields } from './ApplicationFields.tsx';
import { applicationMessages } from '../applications.messages.ts';
import { PaymentMethods } from './PaymentMethods.tsx';
import { applicationReads } from '../use-remove-application.ts';
import * as look from '../../../ui/look/look.module.css';

export const EDIT_TABS = ['info', 'brand', 'addresses', 'payments'] as const;
export type EditTabName = (typeof EDIT_TABS)[number];

/** The form of a platform over four tabs: what is typed on one tab stays on the others, and is saved with them. */
export function ApplicationEdit({ applicationId, tab }: { applicationId: number; tab: EditTabName }) {
  const t = useMessages(applicationMessages);
  const { application, header, dialog } = useApplicationPage(applicationId);
  const current = useApplicationId();
  const form = useEditForm({
    load: getApplication,
    save: updateApplication,
    params: { applicationId },
    invalidates: applicationReads,
    // the current platform gets its new name and colours at once
    onSaved: () => void (applicationId === current && loadSettings(applicationId)),
  });
  const rail = application && (
    <RailPart title={t.sections.children}>
      {application.child_applications.length === 0 && <p className={look.muted}>{t.noChildren}</p>}
      <ul>
        {application.child_applications.map(({ id, name }) => (
          <li key={id}>
            <Anchor href={applicationPath(id)}>{name}</Anchor>
          </li>
        ))}
      </ul>
      {application.parent_id === null && (
        <p style={{ marginTop: 12 }}>
          <Anchor href={`/admin/applications/create?parent=${applicationId}`}>{t.addChild}</Anchor>
        </p>
      )}
    </RailPart>
  );
  return (
    <>
      <EditScreen form={form} title={({ name }) => name} {...header} rail={tab === 'info' && rail}>
        {tab === 'info' && <BasicFields fields={form.fields} applicationId={applicationId} />}
        {tab === 'brand' && <BrandFields fields={form.fields} />}
        {tab === 'addresses' && <AddressFields fields={form.fields} />}
        {tab === 'payments' && (
          <>
            <PaymentMethods applicationId={applicationId} />
            <PaymentKey applicationId={applicationId} />
          </>
        )}
      </EditScreen>
      {dialog}
    </>
  );
}
