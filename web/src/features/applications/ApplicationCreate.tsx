import { createApplication } from '@move/contract/applications/manage-applications.ts';
import { slugOf } from '@move/domain/kit/slug.ts';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../platform/messages.ts';
import { useNavigate, useSearch } from '../../platform/navigation.tsx';
import { idFrom } from '../../platform/screen-scope.ts';
import { DEFAULT_COLOURS } from '../../platform/settings.ts';
import { useStore } from '../../platform/store.ts';
import { EditScreen } from '../../screens/edit/EditScreen.tsx';
import type { FormCore } from '../../screens/edit/form-core.ts';
import { useCreateForm } from '../../screens/edit/use-create-form.ts';
import { applicationPath } from './application-page.tsx';
import { ApplicationFields } from './ApplicationFields.tsx';
import { applicationMessages } from './applications.messages.ts';
import { APPLICATION_READS } from './use-remove-application.ts';

/** A new platform; `?parent=` puts it below another (R2.2-10). */
export function ApplicationCreate() {
  const t = useMessages(applicationMessages);
  const navigate = useNavigate();
  const parentId = idFrom(useSearch()['parent']);
  const form = useCreateForm({
    save: createApplication,
    draft: 'applications',
    initial: {
      parent_id: parentId,
      timezone: 'Europe/Amsterdam',
      primary_color: DEFAULT_COLOURS.primary,
      secondary_color: DEFAULT_COLOURS.secondary,
      hosts: [],
    },
    invalidates: APPLICATION_READS,
    onCreated: ({ id }) => navigate(applicationPath(id)),
  });
  useSlugOfName(form.core);
  return (
    <EditScreen form={form} title={t.createTitle}>
      <ApplicationFields fields={form.fields} />
    </EditScreen>
  );
}

/** The slug follows the name until somebody types one. */
function useSlugOfName(core: FormCore): void {
  const { name, slug } = useStore(core.store).values;
  const made = useRef('');
  useEffect(() => {
    const isOwn = typeof slug === 'string' && slug !== '' && slug !== made.current;
    if (isOwn || typeof name !== 'string') return;
    const next = slugOf(name);
    if (next === made.current) return;
    made.current = next;
    core.set('slug', next);
  }, [core, name, slug]);
}
