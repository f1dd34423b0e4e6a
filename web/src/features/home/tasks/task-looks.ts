import type { TaskKind } from '@move/contract/home/tasks.ts';
import {
  IconBuildingBank,
  IconBuildingPlus,
  IconCash,
  IconChecklist,
  IconCoins,
  IconEyeOff,
  IconMailOff,
  IconReceiptRefund,
  IconScale,
  IconSend,
  IconUsersPlus,
} from '@tabler/icons-react';

type Tone = 'warning' | 'danger' | 'info' | 'plain';

export const TASK_LOOKS: Readonly<Record<TaskKind, { tone: Tone; Icon: typeof IconCash }>> = {
  review: { tone: 'warning', Icon: IconBuildingPlus },
  refund_failed: { tone: 'danger', Icon: IconReceiptRefund },
  to_hand_over: { tone: 'warning', Icon: IconCash },
  unpaid: { tone: 'warning', Icon: IconCoins },
  waitlists: { tone: 'info', Icon: IconUsersPlus },
  invites: { tone: 'plain', Icon: IconSend },
  concepts: { tone: 'plain', Icon: IconEyeOff },
  drafts: { tone: 'warning', Icon: IconChecklist },
  returned: { tone: 'danger', Icon: IconBuildingBank },
  undelivered: { tone: 'danger', Icon: IconMailOff },
  findings: { tone: 'danger', Icon: IconScale },
  differences: { tone: 'danger', Icon: IconScale },
};
