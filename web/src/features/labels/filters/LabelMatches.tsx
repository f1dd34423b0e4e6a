import {
  listLabelActivityMatches,
  listLabelOrganizationMatches,
  listLabelProductMatches,
  type MatchedOffer,
} from '@move/contract/labels/label-filters.ts';
import type { PageMeta } from '@move/contract/kit/paging.ts';
import { EMPTY_FILTER, hasConditions, type LabelFilter, type LabelKind } from '@move/domain/labels/label-filter.ts';
import { useDebouncedValue } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { useStore } from '../../../platform/state/store.ts';
import { useForm } from '../../../screens/edit/form/use-field.ts';
import { RailPart } from '../../../ui/page/FormSection.tsx';
import { TextSkeleton } from '../../../ui/page/Skeletons.tsx';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { labelMessages } from '../labels.messages.ts';
import * as look from '../../../ui/look/look.module.css';

const DEBOUNCE_MS = 300;

type Input = { labelId: number; filter: LabelFilter };

/** What the current filter finds, saved or not: the count and the first matches. */
export function LabelMatches({ labelId, kind }: { labelId: number; kind: LabelKind }) {
  const t = useMessages(labelMessages).matches;
  const { core } = useForm();
  const { values, errors } = useStore(core.store);
  // debounces the text of the values: the object is new at each render
  const [text] = useDebouncedValue(JSON.stringify({ ...EMPTY_FILTER, ...values }), DEBOUNCE_MS);
  const filter: LabelFilter = JSON.parse(text);
  return (
    <RailPart title={t.title}>
      {!hasConditions(filter) && <p className={look.muted}>{t.nothing}</p>}
      {hasConditions(filter) && Object.keys(errors).length > 0 && <p className={look.muted}>{t.invalid}</p>}
      {hasConditions(filter) && Object.keys(errors).length === 0 && (
        <>
          {kind === 'activity' && <MatchedActivities labelId={labelId} filter={filter} />}
          {kind === 'product' && <MatchedProducts labelId={labelId} filter={filter} />}
          {kind === 'organization' && <MatchedOrganizations labelId={labelId} filter={filter} />}
        </>
      )}
    </RailPart>
  );
}

function MatchedActivities({ labelId, filter }: Input) {
  const t = useMessages(labelMessages).matches;
  const read = useRead(listLabelActivityMatches, inputOf({ labelId, filter }), {
    keepsPrevious: true,
    showsErrors: true,
  });
  return <MatchedOffers read={read} offers={read.data?.activities} path="activities" count={t.activity} />;
}

function MatchedProducts({ labelId, filter }: Input) {
  const t = useMessages(labelMessages).matches;
  const read = useRead(listLabelProductMatches, inputOf({ labelId, filter }), {
    keepsPrevious: true,
    showsErrors: true,
  });
  return <MatchedOffers read={read} offers={read.data?.products} path="products" count={t.product} />;
}

type MatchedOffersProps = Pick<MatchesProps, 'count'> & {
  read: MatchesProps['read'] & { data: { meta: PageMeta } | undefined };
  offers: readonly MatchedOffer[] | undefined;
  path: 'activities' | 'products';
};

function MatchedOffers({ read, offers = [], path, count }: MatchedOffersProps) {
  const t = useMessages(labelMessages).matches;
  const total = read.data?.meta.pagination.total;
  const rows = offers.map(({ id, name, concept, organization }) => ({
    id,
    name,
    hint: concept ? `${organization.name} · ${t.concept}` : organization.name,
    href: `/organizations/${organization.id}/${path}/${id}`,
  }));
  return <Matches {...{ read, total, rows, count }} note={t.rule} />;
}

function MatchedOrganizations({ labelId, filter }: Input) {
  const t = useMessages(labelMessages).matches;
  const read = useRead(listLabelOrganizationMatches, inputOf({ labelId, filter }), {
    keepsPrevious: true,
    showsErrors: true,
  });
  const total = read.data?.meta.pagination.total;
  const rows = (read.data?.organizations ?? []).map(({ id, name, city, status }) => ({
    id,
    name,
    hint: [city, status === 'pending' ? t.pending : null].filter((part) => part !== null).join(' · '),
    href: `/application/organizations/management/${id}`,
  }));
  return <Matches {...{ read, total, rows }} count={t.organization} note={t.one} />;
}

type MatchesProps = {
  read: { error: Error | null; isPlaceholderData: boolean };
  total: number | undefined;
  rows: readonly { id: number; name: string; hint: string; href: string }[];
  count: (count: number) => ReactNode;
  note: string;
};

function Matches({ read, total, rows, count, note }: MatchesProps) {
  const t = useMessages(labelMessages).matches;
  if (read.error !== null) return <p className={look.muted}>{t.failed}</p>;
  if (total === undefined) return <TextSkeleton lines={4} />;
  return (
    <div aria-busy={read.isPlaceholderData} style={{ opacity: read.isPlaceholderData ? 0.6 : 1 }}>
      <p className={look.semibold} role="status">
        {count(total)}
      </p>
      <ul>
        {rows.map(({ id, name, hint, href }) => (
          <li key={id}>
            <Anchor href={href}>{name}</Anchor>
            <small className={look.muted} style={{ display: 'block' }}>
              {hint}
            </small>
          </li>
        ))}
      </ul>
      {total > rows.length && <p className={`${look.muted} ${look.small}`}>{t.more(total - rows.length)}</p>}
      <p className={`${look.muted} ${look.small}`} style={{ marginTop: 12 }}>
        {note}
      </p>
    </div>
  );
}

/** The filter as the query of a read; empty conditions are left out. */
function inputOf({ labelId, filter }: Input) {
  const ids = (list: readonly number[]) => (list.length === 0 ? null : list.join(','));
  const said = {
    minAge: filter.min_age,
    maxAge: filter.max_age,
    startDate: filter.start_date,
    endDate: filter.end_date,
    minPrice: filter.min_price,
    maxPrice: filter.max_price,
    sportIds: ids(filter.sport_ids),
    tagIds: ids(filter.tag_ids),
    categoryIds: ids(filter.category_ids),
  };
  return { params: { labelId }, query: Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)) };
}
