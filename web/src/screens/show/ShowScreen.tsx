import type { CallInput } from '@move/contract/kit/client.ts';
import type { ParamsOf } from '@move/contract/kit/endpoint.ts';
import type { ReactNode } from 'react';
import { useCrumb } from '../../platform/crumbs.ts';
import { useRead } from '../../platform/reads.ts';
import type { MenuItem } from '../../ui/overlays/ActionMenu.tsx';
import { FormBody } from '../../ui/page/FormSection.tsx';
import { PageHeader, type RecordPosition } from '../../ui/page/PageHeader.tsx';
import { FormSkeleton } from '../../ui/page/Skeletons.tsx';
import type { EditTab } from '../edit/edit-tabs.ts';
import { type LoadEndpoint, type RecordOf, recordIn } from '../edit/record-types.ts';
import { ScreenTabs } from '../ScreenTabs.tsx';
import { RecordFailed } from './RecordFailed.tsx';

type ShowScreenProps<E extends LoadEndpoint> = {
  load: E;
  params: ParamsOf<E>;
  title: (record: RecordOf<E>) => string;
  status?: (record: RecordOf<E>) => ReactNode;
  meta?: (record: RecordOf<E>) => readonly ReactNode[];
  actions?: (record: RecordOf<E>) => ReactNode;
  menu?: (record: RecordOf<E>) => readonly MenuItem[];
  tabs?: readonly EditTab[];
  place?: RecordPosition | undefined;
  rail?: (record: RecordOf<E>) => ReactNode;
  children: (record: RecordOf<E>) => ReactNode;
};

/** A record to look at: header, tabs and parts; the same frame as a form, without one. */
export function ShowScreen<E extends LoadEndpoint>(props: ShowScreenProps<E>) {
  const { load, params, tabs = [] } = props;
  const read = useRead(load, { params } as unknown as CallInput<E>, { showsErrors: true });
  const record = recordIn(read.data) as RecordOf<E> | null;
  const title = record === null ? null : props.title(record);
  useCrumb(title);
  if (read.error !== null && record === null) {
    return <RecordFailed error={read.error} onRetry={() => void read.refetch()} />;
  }
  if (record === null || title === null) return <FormSkeleton />;
  return (
    <>
      <PageHeader
        title={title}
        status={props.status?.(record)}
        meta={props.meta?.(record)}
        place={props.place}
        actions={props.actions?.(record)}
        menu={props.menu?.(record)}
        isLined={tabs.length === 0}
      />
      <ScreenTabs tabs={tabs} />
      <FormBody rail={props.rail?.(record)}>{props.children(record)}</FormBody>
    </>
  );
}
