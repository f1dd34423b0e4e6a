import { getIntegration } from '@move/contract/integrations/integrations.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useRead } from '../../platform/api/reads.ts';
import { failureProps } from '../../screens/show/failure-props.ts';
import { CopyText } from '../../ui/inputs/text/CopyText.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { ErrorPanel } from '../../ui/page/errors/ErrorPanel.tsx';
import { FormSection } from '../../ui/page/FormSection.tsx';
import { FormSkeleton } from '../../ui/page/Skeletons.tsx';
import { integrationMessages } from './integrations.messages.ts';
import { NewCredentialsDialog } from './NewCredentialsDialog.tsx';
import { useCredentials } from './use-credentials.ts';
import * as look from '../../ui/look/look.module.css';
import * as buttonStyles from '../../ui/page/Button.module.css';
import * as formSectionStyles from '../../ui/page/FormSection.module.css';
import * as styles from './integrations.module.css';

/** The credentials of an organisation's other systems; tab Integrations (docs/rules/access.md#credentials-of-other-systems). */
export function IntegrationPart({ organizationId }: { organizationId: number }) {
  const t = useMessages(integrationMessages);
  const read = useRead(getIntegration, { params: { organizationId } }, { showsErrors: true });
  const { make, replace, revoke, isPending, fresh, forget, confirmDialog } = useCredentials(organizationId);
  const { data } = read;
  if (data === undefined) {
    return read.error === null ? (
      <FormSkeleton />
    ) : (
      <ErrorPanel {...failureProps(read.error)} onRetry={() => void read.refetch()} />
    );
  }
  return (
    <>
      <FormSection title={t.title} description={t.text}>
        <div className={`${formSectionStyles.span6} ${styles.credentials}`}>
          {data.client_id === null ? (
            <>
              <p className={look.soft}>{t.none}</p>
              <div className={styles.actions}>
                <Button loading={isPending} onClick={() => void make()}>
                  {t.make}
                </Button>
              </div>
            </>
          ) : (
            <>
              <CopyText label={t.clientId} value={data.client_id} />
              <Facts {...data} />
              <div className={styles.actions}>
                <Button variant="default" loading={isPending} onClick={() => void replace()}>
                  {t.replace}
                </Button>
                <Button variant="outline" color="danger" disabled={isPending} onClick={() => void revoke()}>
                  {t.revoke}
                </Button>
              </div>
            </>
          )}
        </div>
      </FormSection>
      <HowTo clientId={data.client_id} />
      <NewCredentialsDialog credentials={fresh} onClose={forget} />
      {confirmDialog}
    </>
  );
}

type FactsProps = { secret_last4: string | null; created_at: string | null; last_used_at: string | null };

function Facts({ secret_last4, created_at, last_used_at }: FactsProps) {
  const t = useMessages(integrationMessages);
  const formats = useFormats();
  return (
    <dl>
      <dt>{t.secret}</dt>
      <dd>
        <span className={look.code}>•••• {secret_last4}</span>
        <span className={`${look.small} ${look.soft} ${styles.hint}`}>{t.hidden}</span>
      </dd>
      <dt>{t.made}</dt>
      <dd>{created_at && formats.moment(created_at)}</dd>
      <dt>{t.used}</dt>
      <dd>{last_used_at === null ? t.never : formats.relative(last_used_at)}</dd>
    </dl>
  );
}

function HowTo({ clientId }: { clientId: string | null }) {
  const t = useMessages(integrationMessages).how;
  const { origin } = window.location;
  const lines = [
    `curl -u "${clientId ?? '$CLIENT_ID'}:$CLIENT_SECRET" -d grant_type=client_credentials ${origin}/v1/oauth/token`,
    `curl -H "Authorization: Bearer $TOKEN" ${origin}/v1/public/organization`,
  ];
  return (
    <FormSection title={t.title} description={t.text}>
      <div className={formSectionStyles.span6}>
        <pre className={`${look.code} ${styles.codeLines}`}>{lines.join('\n')}</pre>
        <a className={buttonStyles.textLink} href="/docs" target="_blank" rel="noreferrer">
          {t.docs}
        </a>
      </div>
    </FormSection>
  );
}
