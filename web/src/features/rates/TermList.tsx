import {
  createCancellationTerm,
  listCancellationTerms,
  removeCancellationTerm,
  restoreCancellationTerm,
} from '@move/contract/rates/cancellation-terms.ts';
import { termSentence } from '@move/domain/rates/term-sentence.ts';
import { useCan } from '../../platform/session/gate.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import type { EditTab } from '../../screens/edit/edit-tabs.ts';
import { ActionLink } from '../../screens/links.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { useRemove } from '../../screens/use-remove.ts';
import { rateMessages } from './rates.messages.ts';

type TermListProps = { organizationId: number; tabs: readonly EditTab[] };

/** The cancellation terms of an organisation, each as a sentence. */
export function TermList({ organizationId, tabs }: TermListProps) {
  const messages = useMessages(rateMessages);
  const t = messages.terms;
  const locale = useLocale();
  const list = useList(listCancellationTerms, { params: { organizationId } });
  const mayRemove = useCan(removeCancellationTerm);
  const { remove } = useRemove({
    remove: removeCancellationTerm,
    restore: restoreCancellationTerm,
    invalidates: [listCancellationTerms],
  });
  const base = `/organizations/${organizationId}/finances/cancellation-terms`;
  const create = (
    <ActionLink to={`${base}/create`} needs={createCancellationTerm}>
      {t.create}
    </ActionLink>
  );
  return (
    <ListScreen
      list={list}
      title={messages.title}
      tabs={tabs}
      search={t.search}
      create={create}
      record={(term) => ({ name: term.name, href: `${base}/${term.id}` })}
      columns={[
        { name: 'name', sort: 'name' },
        { name: 'sentence', header: t.sentence, cell: (term) => termSentence(term.periods, locale) },
        {
          name: 'rates_count',
          header: t.rates,
          align: 'right',
          cell: (term) => t.count(term.rates_count),
          value: (term) => term.rates_count,
        },
      ]}
      menu={(term) =>
        mayRemove
          ? [
              {
                label: t.remove,
                isDanger: true,
                disabledReason: term.is_used ? t.used : undefined,
                onClick: () => void remove({ params: { organizationId, termId: term.id } }, term.name),
              },
            ]
          : []
      }
      empty={t.empty}
    />
  );
}
