import type { TeamPerson } from '@move/contract/team/team.ts';
import type { StatusLook } from '../../ui/marks/status-looks.ts';
import { STATUS } from '../../ui/marks/statuses.ts';

/** The status of a member or invite: “login closed” for a member whose login is closed, else the status of the invite. */
export const memberStatusLook = ({ is_closed, status }: Pick<TeamPerson, 'is_closed' | 'status'>): StatusLook =>
  is_closed ? STATUS.member.closed : STATUS.invite[status];
