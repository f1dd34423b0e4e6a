import type { Notification } from '@move/contract/notifications/notification.ts';
import type { createNotification } from '@move/contract/notifications/notifications.ts';
import { writtenVariable } from '@move/domain/kit/text/text-variables.ts';
import { NOTIFICATION_LIMITS, NOTIFICATION_VARIABLES, shownLength } from '@move/domain/notifications/notification.ts';
import { IconBraces } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useFormats, useTimeZone } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { FieldComponents } from '../../../screens/edit/fields/field-types.ts';
import type { FormCore } from '../../../screens/edit/form/form-core.ts';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { fieldId, useForm } from '../../../screens/edit/form/use-field.ts';
import { ActionMenu } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import { notificationMessages } from '../notifications.messages.ts';
import { useQuietHint } from './use-quiet-hint.ts';
import { useNotificationValues } from './use-notification-values.ts';
import * as markStyles from '../../../ui/marks/marks.module.css';
import * as formSectionStyles from '../../../ui/page/FormSection.module.css';

type NotificationFieldsProps = {
  fields: FieldComponents<BodyValues<typeof createNotification>>;
  core: FormCore;
  /** Organisations to choose as sender; none where the sender is known. */
  choices?: readonly { id: number; name: string }[];
  /** The stored activity and session of the audience, for their names. */
  activityName?: string | null;
  session?: Notification['session'];
};

/** Text, audience and moment. */
export function NotificationFields({ fields, core, choices = [], activityName, session }: NotificationFieldsProps) {
  const t = useMessages(notificationMessages);
  const formats = useFormats();
  const zone = useTimeZone();
  const { contents, organizationId } = useNotificationValues(core);
  const { isReadOnly } = useForm();
  const quiet = useQuietHint(core);
  const { TextField, LongTextField, DateTimeField, SelectField } = fields;
  const used = shownLength(contents);
  const isLong = used > NOTIFICATION_LIMITS.advice;
  const advice = isLong ? (
    <span style={{ color: 'var(--mv-warning-text)' }}>{t.hints.tooLong(formats.number(used))}</span>
  ) : (
    t.hints.advice(formats.number(used))
  );
  return (
    <>
      <FormSection title={t.section.text} description={t.section.textHint}>
        {choices.length > 1 && (
          <SelectField
            name="organization_id"
            options={choices.map(({ id, name }) => ({ value: id, label: name }))}
            description={t.hints.organization}
            required
          />
        )}
        <TextField name="title" maxLength={NOTIFICATION_LIMITS.title} />
        <LongTextField name="contents" rows={4} description={isReadOnly ? undefined : advice} />
        <VariableMenu core={core} />
      </FormSection>
      <FormSection
        title={t.section.audience}
        description={organizationId === null ? t.section.audienceHint : t.section.organizationAudienceHint}
      >
        <AudienceFields fields={fields} core={core} activityName={activityName} session={session} />
      </FormSection>
      <FormSection title={t.section.moment} description={t.section.momentHint(zone)}>
        <DateTimeField name="send_on" columns={4} description={isReadOnly ? undefined : (quiet ?? t.hints.sendOn)} />
      </FormSection>
    </>
  );
}

/** Inserts a variable at the last position of the cursor in title or text. */
function VariableMenu({ core }: { core: FormCore }) {
  const t = useMessages(notificationMessages);
  const { isReadOnly } = useForm();
  const field = useLastField(core, TEXTS);
  if (isReadOnly) return null;
  const insert = (name: (typeof NOTIFICATION_VARIABLES)[number]) => {
    const text = writtenVariable(name);
    const input = document.getElementById(fieldId(core, field.current));
    const area = input instanceof HTMLTextAreaElement || input instanceof HTMLInputElement ? input : null;
    const before = area?.value ?? '';
    const [start, end] = [area?.selectionStart ?? before.length, area?.selectionEnd ?? before.length];
    core.set(field.current, before.slice(0, start) + text + before.slice(end));
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(start + text.length, start + text.length);
    });
  };
  return (
    <div className={formSectionStyles.span6}>
      <ActionMenu
        items={NOTIFICATION_VARIABLES.map((name) => ({ label: t.variables[name], onClick: () => insert(name) }))}
        className={`${markStyles.chip} ${markStyles.add}`}
        side="bottom-start"
        hasWords
      >
        <IconBraces size={14} stroke={2} aria-hidden />
        {t.insert}
      </ActionMenu>
    </div>
  );
}

const TEXTS = ['contents', 'title'] as const;

/** The name of the field that had the focus last; at first, the first field. */
function useLastField<Name extends string>(core: FormCore, names: readonly [Name, ...Name[]]) {
  const last = useRef<Name>(names[0]);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const name = names.find((each) => target instanceof HTMLElement && target.id === fieldId(core, each));
      if (name !== undefined) last.current = name;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [core, names]);
  return last;
}
