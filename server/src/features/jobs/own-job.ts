import type * as api from '@move/contract/jobs/jobs.ts';
import type { Call } from '../../platform/http/route.ts';

export const ownJobReading = ({ caller, locale }: Pick<Call<typeof api.cancelJob>, 'caller' | 'locale'>) => ({
  userId: caller.user.id,
  locale,
});
