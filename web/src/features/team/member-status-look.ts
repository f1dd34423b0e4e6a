import type { TeamPerson } from '@move/contract/team/team.ts';
import type { StatusLook } from '../../ui/marks/status-looks.ts';
import { STATUS } from '../../ui/marks/statuses.ts';

/** The status of a person: for an invite its own status, for a member whether the login is open. */
export const memberStatusLook = ({ is_closed, status }: Pick<TeamPerson, 'is_closed' | 'status'>): StatusLook =>
  is_closed ? STATUS.member.closed : STATUS.invite[status];
