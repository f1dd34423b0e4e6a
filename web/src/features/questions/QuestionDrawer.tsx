import type { updateActivityQuestion } from '@move/contract/questions/questions.ts';
import { QUESTION_TYPES } from '@move/domain/questions/question.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { EditDrawer } from '../../screens/edit/EditDrawer.tsx';
import type { FieldComponents } from '../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../screens/edit/form/record-types.ts';
import { useCreateForm } from '../../screens/edit/use-create-form.ts';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { RadioCardsInput } from '../../ui/inputs/choices/RadioCardsInput.tsx';
import { OptionsInput } from './OptionsInput.tsx';
import { endpointsOf, type Offer, paramsOf, questionParamsOf } from './question-endpoints.ts';
import { questionMessages } from './questions.messages.ts';

type DrawerProps = { offer: Offer; onClose: () => void };

export function QuestionCreate({ offer, onClose }: DrawerProps) {
  const t = useMessages(questionMessages);
  const { create, list } = endpointsOf(offer);
  const form = useCreateForm({
    save: create,
    params: paramsOf(offer),
    draft: `questions-${offer.kind}`,
    initial: { type: 'text', required: false, options: [] },
    invalidates: [list],
    onCreated: onClose,
  });
  return (
    <EditDrawer form={form} title={t.create} onClose={onClose}>
      <Fields fields={form.fields} answers={0} />
    </EditDrawer>
  );
}

export function QuestionEdit({ offer, onClose, questionId }: DrawerProps & { questionId: number }) {
  const { get, update, list } = endpointsOf(offer);
  const form = useEditForm({
    load: get,
    save: update,
    params: questionParamsOf(offer, questionId),
    invalidates: [list],
  });
  return (
    <EditDrawer form={form} title={({ title }) => title} onClose={onClose}>
      <Fields fields={form.fields} answers={form.record?.answers_count ?? 0} />
    </EditDrawer>
  );
}

type FieldsProps = {
  fields: FieldComponents<BodyValues<typeof updateActivityQuestion>>;
  /** The number of answers. The type of an answered question can't be changed. */
  answers: number;
};

function Fields({ fields, answers }: FieldsProps) {
  const { types, frozen, hints } = useMessages(questionMessages);
  const type = fields.useValue('type');
  const { TextField, CheckboxField, UrlField, Field } = fields;
  const cards = QUESTION_TYPES.map((value) => ({ value, ...types[value] }));
  return (
    <>
      <TextField name="title" description={answers > 0 ? hints.changed : hints.title} maxLength={255} />
      <Field
        name="type"
        input={RadioCardsInput}
        cards={cards}
        disabled={answers > 0}
        {...(answers > 0 && { description: frozen(answers) })}
      />
      {type !== 'text' && <Field name="options" required input={OptionsInput} description={hints.options} />}
      <CheckboxField name="required" description={hints.required} />
      <UrlField name="url" description={hints.url} />
    </>
  );
}
