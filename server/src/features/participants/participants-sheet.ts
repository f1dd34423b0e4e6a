import { participantLabels } from '@move/contract/participants/participants.labels.ts';
import type { Participant } from '@move/contract/participants/participant.ts';
import type { Answer } from '@move/contract/questions/answers.ts';
import { ageOn } from '@move/domain/kit/dates/dates.ts';
import { type SheetCell, sheetDay } from '@move/domain/kit/files/sheet-xml.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { paymentStateText } from '@move/domain/orders/payment/payment-state-text.ts';
import type { CheckIn, ParticipantStatus } from '@move/domain/participants/participant.ts';
import { shownPerson } from '@move/domain/privacy/erased-person.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { notFound } from '../../platform/http/problem.ts';
import { sheetDownload } from '../../platform/spreadsheet/sheet-download.ts';
import { answerText, findAnswerable } from '../questions/public.ts';
import { sheetWords } from './sheet-words.ts';

type Gender = keyof (typeof sheetWords)['nl']['gender'];
export type Row = {
  first_name: string;
  last_name: string;
  email: string | null;
  date_of_birth: string | null;
  day: string;
  gender: Gender | null;
  notes: string | null;
  status: ParticipantStatus;
  check_in: CheckIn | null;
  checked: number | null;
  bundle: string | null;
  created: number;
  answers: Answer[];
  payment: Participant['payment'];
};

type Question = { id: number; title: string };
type Source = {
  select: RawBuilder<Row>;
  /** The session or bundle, for the name of the file. */
  name: string;
  locale: Locale;
  hasSession: boolean;
  /** Whether the caller may see payments: without that the sheet has no column for them. */
  isMoneyShown: boolean;
  questions: readonly Question[];
};

export const questionsOf = (
  db: Database,
  { organizationId, activityId: id }: { organizationId: number; activityId: number },
) => findAnswerable(db, { kind: 'activity', id, organizationId });

export async function bookableName(db: Database, query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ name: string }>`${query}`.execute(db);
  const [named] = rows;
  if (!named) throw notFound();
  return named.name;
}

/** Writes a dash for each character that file systems refuse. */
const filenameOf = (name: string) => name.replace(/[\\/:*?"<>|]/g, '-');

export function sheetOf(db: Database, source: Source) {
  const { name, locale, hasSession, isMoneyShown, questions } = source;
  const [own, field] = [sheetWords[locale], participantLabels[locale]];
  const columns = [
    { title: field['first_name'] ?? '', width: 18 },
    { title: field['last_name'] ?? '', width: 24 },
    { title: field['email'] ?? '', width: 30 },
    { title: field['date_of_birth'] ?? '', width: 14 },
    { title: own.age },
    { title: field['gender'] ?? '', width: 10 },
    { title: field['status'] ?? '', width: 16 },
    ...(hasSession
      ? [
          { title: own.check_in, width: 14 },
          { title: own.checked_in_at, width: 16 },
          { title: own.bundle, width: 24 },
        ]
      : []),
    ...(isMoneyShown ? [{ title: own.payment, width: 20 }] : []),
    { title: own.created_at, width: 16 },
    { title: field['notes'] ?? '', width: 40 },
    ...questions.map(({ title }) => ({ title, width: 24 })),
  ];
  return sheetDownload(
    { name: own.sheet, columns, batches: sheetRows(db, source) },
    filenameOf(`${own.sheet} ${name}`),
  );
}

async function* sheetRows(db: Database, { select, locale, hasSession, isMoneyShown, questions }: Source) {
  const own = sheetWords[locale];
  for await (const rows of inBatches<Row>(db, select)) {
    const shown = rows.map((row) => shownPerson(row, locale));
    yield shown.map((row): SheetCell[] => [
      row.first_name,
      row.last_name,
      row.email,
      row.date_of_birth === null ? null : sheetDay(row.date_of_birth),
      row.date_of_birth === null ? null : ageOn(row.date_of_birth, row.day),
      own.gender[row.gender ?? 'none'],
      own.status[row.status],
      ...(hasSession
        ? [own.checkIn[row.check_in ?? 'none'], row.checked === null ? null : { serial: row.checked }, row.bundle]
        : []),
      ...(isMoneyShown ? [row.payment === null ? null : paymentStateText(row.payment, locale)] : []),
      { serial: row.created },
      row.notes,
      ...questions.map(({ id }) => answerText(row.answers, id)),
    ]);
  }
}
