import type { QuestionType } from '@move/domain/questions/question.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DemoActivities, DemoActivityKey } from '../activities/activities.demo.ts';
import type { DemoProductKey, DemoProducts } from '../products/products.demo.ts';
import { seedQuestion } from '../../features/questions/questions.seed.ts';

type DemoQuestion = {
  title: string;
  type?: QuestionType;
  options?: readonly string[];
  required?: true;
  url?: string;
  archived?: true;
};

const allergies: DemoQuestion = { title: 'Is er iets waar we rekening mee moeten houden?' };

/** Three activities with a question of every type. */
const ofActivities = {
  zwemdiploma_a: [
    { title: 'Wie haalt je kind op na de les?', required: true },
    {
      title: 'Hoe goed kan je kind al zwemmen?',
      type: 'single_select',
      options: ['Nog niet', 'Drijft en spettert', 'Zwemt een paar slagen', 'Heeft al een diploma'],
      required: true,
      url: 'https://www.zwemclub.example/niveaus',
    },
    {
      title: 'Op welke dagen kan je kind ook?',
      type: 'multi_select',
      options: ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag', 'Zaterdag'],
    },
    { title: 'Hoe heb je ons gevonden?', archived: true },
  ],
  aquajoggen: [
    allergies,
    { title: 'Heb je een eigen gordel?', type: 'single_select', options: ['Ja', 'Nee, graag lenen'], required: true },
    {
      title: 'Waarvoor kom je?',
      type: 'multi_select',
      options: ['Conditie', 'Herstel na een blessure', 'Gezelligheid', 'Afvallen'],
    },
  ],
  streetdance: [
    { title: 'Wat is je telefoonnummer voor noodgevallen?', required: true },
    { title: 'Hoe lang dans je al?', type: 'single_select', options: ['Net begonnen', 'Een jaar', 'Langer'] },
    { title: 'Welke stijlen wil je leren?', type: 'multi_select', options: ['Hiphop', 'Breaking', 'House', 'Popping'] },
  ],
} as const satisfies Partial<Record<DemoActivityKey, readonly DemoQuestion[]>>;

const ofProducts = {
  judopak: [
    { title: 'Hoe lang is je kind, in centimeters?', required: true },
    { title: 'Welke band?', type: 'single_select', options: ['Wit', 'Geel', 'Oranje', 'Groen'] },
  ],
  dijkshirt: [
    {
      title: 'Welke maat?',
      type: 'single_select',
      options: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
      required: true,
      url: 'https://www.dedijk.example/maattabel',
    },
  ],
  badmuts: [{ title: 'Welke kleur?', type: 'single_select', options: ['Blauw', 'Wit', 'Zwart'], required: true }],
} as const satisfies Partial<Record<DemoProductKey, readonly DemoQuestion[]>>;

type Parts = { activities: DemoActivities; products: DemoProducts };

/** Adds the questions of the demo's offers, and the answers of the existing participants. */
export async function seedDemoQuestions(db: Database, { activities, products }: Parts): Promise<void> {
  for (const [key, questions] of Object.entries<readonly DemoQuestion[]>(ofActivities)) {
    const { id: activity_id, organization_id } = activities[key as DemoActivityKey];
    await seedList(db, questions, { activity_id, organization_id });
  }
  for (const [key, questions] of Object.entries<readonly DemoQuestion[]>(ofProducts)) {
    const { id: product_id, organization_id } = products[key as DemoProductKey];
    await seedList(db, questions, { product_id, organization_id });
  }
  await answerAll(db);
}

type Owner = { organization_id: number; activity_id?: number; product_id?: number };

async function seedList(db: Database, questions: readonly DemoQuestion[], owner: Owner): Promise<void> {
  for (const [index, { archived, ...question }] of questions.entries()) {
    const archived_at = archived ? new Date(Date.now() - 20 * 86_400_000).toISOString() : null;
    await seedQuestion(db, { ...question, ...owner, position: index + 1, archived_at });
  }
}

/** Answers the required questions for all participants of single sessions and all buyers of products, and some of the optional ones. */
async function answerAll(db: Database): Promise<void> {
  const texts = [
    'Opa Henk',
    'Mijn moeder',
    '06 12 34 56 78',
    'Nee hoor',
    'Ik ben allergisch voor chloor',
    'Via een vriendin',
  ];
  const bought = ['118', '124', '132', '140'];
  await sql`
    insert into question_answers (organization_id, field_id, participant_id, value)
    select field.organization_id, field.id, participants.id, case field.type
      when 'text' then to_jsonb((${texts}::text[])[1 + (participants.id + field.id) % ${texts.length}])
      when 'single_select' then field.options -> (participants.id % jsonb_array_length(field.options))::integer
      else jsonb_build_array(field.options -> (participants.id % jsonb_array_length(field.options))::integer) end
    from participants join sessions on sessions.id = participants.session_id
      join question_fields field on field.activity_id = sessions.activity_id
    where participants.bundle_participant_id is null and (field.required or participants.id % 3 = 0)`.execute(db);
  await sql`
    insert into question_answers (organization_id, field_id, purchase_id, value)
    select field.organization_id, field.id, purchases.id, case field.type
      when 'text' then to_jsonb((${bought}::text[])[1 + purchases.id % ${bought.length}])
      else field.options -> (purchases.id % jsonb_array_length(field.options))::integer end
    from purchases join question_fields field on field.product_id = purchases.product_id
    where field.required or purchases.id % 2 = 0`.execute(db);
}
