import { listCancellationTerms } from '@move/contract/rates/cancellation-terms.ts';
import { termSentence } from '@move/domain/rates/term-sentence.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { termMeaningMessages } from './term-meaning.messages.ts';
import * as look from '../../../ui/look/look.module.css';

export type TermMeaningProps = {
  organizationId: number;
  termIds: readonly number[];
  /** They are the terms of a rate, from which each activity takes one. */
  isChoice?: boolean;
};

/** What the chosen cancellation terms refund, as sentences; several with their names, and with what choosing several means. */
export function TermMeaning({ organizationId, termIds, isChoice = false }: TermMeaningProps) {
  const t = useMessages(termMeaningMessages);
  const locale = useLocale();
  const mayRead = useCan(listCancellationTerms);
  const read = useRead(listCancellationTerms, { params: { organizationId } }, { enabled: mayRead });
  const all = read.data?.cancellation_terms ?? [];
  const terms = termIds.flatMap((id) => all.find((term) => term.id === id) ?? []);
  const isSeveral = terms.length > 1;
  return (
    <div className={`${look.small} ${look.soft}`} style={{ marginTop: terms.length === 0 ? 0 : 6 }} aria-live="polite">
      {isChoice && isSeveral && <p>{t.several}</p>}
      {terms.map(({ id, name, periods }) => (
        <p key={id}>
          {isSeveral && <b className={look.semibold}>{name}: </b>}
          {termSentence(periods, locale)}
        </p>
      ))}
    </div>
  );
}
