import type { AudienceDraft } from '@move/contract/notifications/notification.ts';
import type { FormCore } from '../../../screens/edit/form/form-core.ts';
import { useStore } from '../../../platform/state/store.ts';

type Typed = {
  title?: string | null;
  contents?: string | null;
  audience?: AudienceDraft | null;
  organization_id?: number | null;
};

/** The current values of the form. */
export function useNotificationValues(core: FormCore) {
  const { title, contents, audience, organization_id }: Typed = useStore(core.store).values;
  return {
    title: title ?? '',
    contents: contents ?? '',
    audience: audience ?? {},
    organizationId: organization_id ?? null,
  };
}
