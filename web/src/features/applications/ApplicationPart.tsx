import type { ReactNode } from 'react';
import { EditScreen, type EditScreenProps } from '../../screens/edit/EditScreen.tsx';
import { RecordFailed } from '../../screens/show/RecordFailed.tsx';
import { FormSkeleton } from '../../ui/page/Skeletons.tsx';
import { useApplicationPage } from './application-page.tsx';

type ApplicationPartProps<V, R> = {
  applicationId: number;
  form: EditScreenProps<V, R>['form'];
  children: ReactNode;
};

/** A part of a platform with its own form, below the platform's name and tabs. */
export function ApplicationPart<V, R>({ applicationId, form, children }: ApplicationPartProps<V, R>) {
  const { application, error, retry, header, dialog } = useApplicationPage(applicationId);
  if (application === null) {
    return error === null ? <FormSkeleton /> : <RecordFailed error={error} onRetry={retry} />;
  }
  return (
    <>
      <EditScreen form={form} title={application.name} {...header}>
        {children}
      </EditScreen>
      {dialog}
    </>
  );
}
