import { getApplicationMap, getMap, updateApplicationMap } from '@move/contract/applications/application-map.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { useFieldValue, useForm } from '../../../screens/edit/form/use-field.ts';
import { PinField } from '../../../screens/edit/fields/PinField.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { ApplicationPart } from '../ApplicationPart.tsx';
import { GeofenceSection } from './GeofenceSection.tsx';
import { mapMessages } from './map.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as formSectionStyles from '../../../ui/page/FormSection.module.css';

/** Tab Map of a platform: the style of its maps and their initial view. */
export function ApplicationMap({ applicationId }: { applicationId: number }) {
  const t = useMessages(mapMessages).map;
  const form = useEditForm({
    load: getApplicationMap,
    save: updateApplicationMap,
    params: { applicationId },
    invalidates: [getMap],
  });
  const { TextField, NumberField } = form.fields;
  return (
    <ApplicationPart applicationId={applicationId} form={form}>
      <FormSection title={t.style.title} description={t.style.text}>
        <TextField name="style_url" description={t.styleHint} placeholder="mapbox://styles/…" />
        <TextField
          name="access_token"
          columns={4}
          description={form.record?.has_access_token ? t.tokenKept : t.token}
          placeholder={form.record?.has_access_token ? 'pk.••••••••' : 'pk.'}
        />
        {form.record?.has_access_token && <RemoveToken />}
      </FormSection>
      <FormSection title={t.centre.title} description={t.centre.text}>
        <PinField label={t.pin} withZoom />
        <NumberField name="zoom" columns={3} min={0} max={22} description={t.zoomHint} />
      </FormSection>
      <GeofenceSection applicationId={applicationId} />
    </ApplicationPart>
  );
}

/** Removes the stored access token: null removes it, an absent value keeps it. */
function RemoveToken() {
  const t = useMessages(mapMessages).map;
  const { core } = useForm();
  const isGoing = useFieldValue('access_token') === null;
  return (
    <div className={formSectionStyles.span2} style={{ alignSelf: 'end' }}>
      {isGoing ? (
        <p className={`${look.small} ${look.muted}`} role="status">
          {t.tokenGoes}
        </p>
      ) : (
        <Button variant="subtle" color="neutral" onClick={() => core.set('access_token', null)}>
          {t.removeToken}
        </Button>
      )}
    </div>
  );
}
