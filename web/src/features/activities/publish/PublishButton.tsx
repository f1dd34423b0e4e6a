import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { IconWorldUpload } from '@tabler/icons-react';
import { Can } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Button } from '../../../ui/page/Button.tsx';
import { activityMessages } from '../activities.messages.ts';

/** The button that publishes a draft, shown to users who may save it. */
export function PublishButton({ endpoint, onPublish }: { endpoint: Endpoint; onPublish: () => void }) {
  const t = useMessages(activityMessages).publish;
  return (
    <Can endpoint={endpoint}>
      <Button leftSection={<IconWorldUpload size={17} stroke={1.75} aria-hidden />} onClick={onPublish}>
        {t.action}
      </Button>
    </Can>
  );
}
