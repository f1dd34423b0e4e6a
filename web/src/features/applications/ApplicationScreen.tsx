import { useSearch } from '../../platform/navigation.tsx';
import { ApplicationEdit } from './ApplicationEdit.tsx';
import { ApplicationHolidays } from './ApplicationHolidays.tsx';

/** A platform: its own data, or one of the parts that live under `?tab=` (D10.42). */
export function ApplicationScreen({ applicationId }: { applicationId: number }) {
  const { tab } = useSearch();
  if (tab === 'holidays') return <ApplicationHolidays applicationId={applicationId} />;
  return <ApplicationEdit applicationId={applicationId} />;
}
