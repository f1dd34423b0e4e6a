import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import * as api from '@move/contract/organizations/organizations.ts';
import {
  columnName,
  ORGANIZATION_COLUMNS,
  type OrganizationColumn,
} from '@move/domain/imports/organization-columns.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { OrganizationStatus } from '@move/domain/organizations/organization.ts';
import { sql } from 'kysely';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sheetSerial } from '../../../platform/database/expressions/sheet-serial.ts';
import { inBatches } from '../../../platform/database/in-batches.ts';
import { all } from '../../../platform/database/page.ts';
import type { Call } from '../../../platform/http/route.ts';
import type { SheetCell } from '@move/domain/kit/files/sheet-xml.ts';
import { datedFilename, sheetDownload } from '../../../platform/spreadsheet/sheet-download.ts';
import { conditionsOf, sort } from '../organizations.queries.ts';

const words = {
  nl: {
    name: 'Organisaties',
    status: 'Status',
    created_at: 'Sinds',
    pending: 'Te beoordelen',
    accepted: 'Geaccepteerd',
    rejected: 'Afgewezen',
  },
  en: {
    name: 'Organisations',
    status: 'Status',
    created_at: 'Since',
    pending: 'To review',
    accepted: 'Accepted',
    rejected: 'Rejected',
  },
} as const;

const WIDTHS: Partial<Record<OrganizationColumn, number>> = {
  name: 32,
  street: 24,
  city: 18,
  email: 28,
  description: 40,
};

/** Exports all rows of the list as a file that can be imported again: its first columns are those of an import. */
export async function exportOrganizations(call: Call<typeof api.exportOrganizations>) {
  const { db, query, locale, now } = call;
  const { name, status, created_at } = words[locale];
  await auditReading(call, api.exportOrganizations, { type: 'organizations', id: 'export' });
  return sheetDownload(
    {
      name,
      columns: [
        ...ORGANIZATION_COLUMNS.map((column) => ({ title: columnName(column, locale), width: WIDTHS[column] ?? 14 })),
        { title: 'Id' },
        { title: status, width: 14 },
        { title: created_at, width: 16 },
      ],
      batches: sheetRows(db, query, locale),
    },
    datedFilename(name, now),
  );
}

type Exported = Record<OrganizationColumn, string | null> & { id: number; status: OrganizationStatus; serial: number };

async function* sheetRows(db: Database, query: QueryOf<typeof api.exportOrganizations>, locale: Locale) {
  for await (const rows of inBatches<Exported>(db, select(query))) {
    yield rows.map((row): SheetCell[] => [
      ...ORGANIZATION_COLUMNS.map((column) => row[column]),
      row.id,
      words[locale][row.status],
      { serial: row.serial },
    ]);
  }
}

/** SQL: the rows, with the address of the organisation's first own location. `serial`: the local time of creation, in days since 1899. */
function select(query: QueryOf<typeof api.exportOrganizations>) {
  const direction = query.order === 'desc' ? sql`desc` : sql`asc`;
  return sql<Exported>`
    select name, street, house_number, zipcode, coalesce(place_city, city) as city, country_code, description, kvk_number, email, phone,
      website, socials ->> 'facebook_url' as facebook_url, socials ->> 'instagram_url' as instagram_url,
      socials ->> 'youtube_url' as youtube_url, location_notes, id, status,
      ${sheetSerial(sql`created_at`, sql`timezone`)} as serial
    from organizations left join lateral (
      select street, house_number, zipcode, locations.city as place_city, country as country_code, notes as location_notes
      from locations where owner_organization_id = organizations.id and locations.deleted_at is null
      order by locations.id limit 1) as place on true
    where ${all(conditionsOf(query))}
    order by ${sort[query.sort]} ${direction}, organizations.id ${direction}`;
}
