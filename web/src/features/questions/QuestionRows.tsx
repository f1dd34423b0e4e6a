import type { Question } from '@move/contract/questions/questions.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useDrawer } from '../../screens/edit/use-drawer.ts';
import { ActionMenu } from '../../ui/overlays/menus/ActionMenu.tsx';
import { OrderedLine } from '../../ui/table/order/OrderedLine.tsx';
import { OrderedList } from '../../ui/table/order/OrderedList.tsx';
import { useWords } from '../../ui/Words.tsx';
import { questionMessages } from './questions.messages.ts';

type QuestionRowsProps = {
  questions: readonly Question[];
  isFixed: boolean;
  onReorder: (questions: Question[]) => void;
  onRemove: (question: Question) => void;
};

/** Lists the questions in their order. A click opens one in the drawer, unless the list is read-only. */
export function QuestionRows({ questions, isFixed, onReorder, onRemove }: QuestionRowsProps) {
  const t = useMessages(questionMessages);
  const w = useWords();
  const drawer = useDrawer();
  return (
    <OrderedList
      label={t.title}
      items={questions}
      itemKey={({ id }) => String(id)}
      itemName={({ title }) => title}
      isFixed={isFixed}
      onChange={onReorder}
      actions={(question) =>
        !isFixed && (
          <ActionMenu
            label={w.moreFor(question.title)}
            items={[
              { label: t.edit, onClick: () => drawer.edit(question.id) },
              {
                label: question.answers_count > 0 ? t.archive : t.remove,
                isDanger: true,
                onClick: () => onRemove(question),
              },
            ]}
          />
        )
      }
    >
      {(question) => <QuestionLine question={question} href={isFixed ? null : drawer.hrefOf(question.id)} />}
    </OrderedList>
  );
}

function QuestionLine({ question, href }: { question: Question; href: string | null }) {
  const t = useMessages(questionMessages);
  const { title, type, required, options, answers_count } = question;
  const facts = [
    t.types[type].label,
    ...(type === 'text' ? [] : [t.choices(options.length)]),
    ...(required ? [t.required] : []),
    ...(answers_count > 0 ? [t.answers(answers_count)] : []),
  ];
  return <OrderedLine title={title} note={facts.join(' · ')} href={href} />;
}
