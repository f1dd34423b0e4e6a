import type { Database } from '../../platform/database/database.ts';
import type { DemoPeople } from '../access/access.demo.ts';
import type { DemoApplications } from '../applications/applications.demo.ts';
import type { DemoDomain, DemoOrganizations } from '../organizations/organizations.demo.ts';
import { seedInvite } from '../../features/team/team.seed.ts';

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

type Parts = { applications: DemoApplications; organizations: DemoOrganizations; people: DemoPeople };

type Demo = {
  at: DemoDomain | 'waterstad-platform';
  name: readonly [first: string, last: string];
  email: string;
  role: 'admin' | 'organization' | 'trainer';
  status?: 'accepted' | 'revoked';
  /** The number of days since the invite was sent; an open one expires after 7 days. */
  days: number;
};

const invites: readonly Demo[] = [
  {
    at: 'zwemclub',
    name: ['Daan', 'Visser'],
    email: 'trainer@zwemclub.example',
    role: 'trainer',
    status: 'accepted',
    days: 214,
  },
  { at: 'zwemclub', name: ['Sjoerd', 'Hiemstra'], email: 'sjoerd@zwemclub.example', role: 'trainer', days: 2 },
  { at: 'zwemclub', name: ['Ilse', 'Brouwer'], email: 'ilse@zwemclub.example', role: 'organization', days: 19 },
  {
    at: 'zwemclub',
    name: ['Wouter', 'de Graaf'],
    email: 'wouter@zwemclub.example',
    role: 'trainer',
    status: 'revoked',
    days: 41,
  },
  {
    at: 'judo',
    name: ['Noor', 'Öztürk'],
    email: 'trainer@judo.example',
    role: 'trainer',
    status: 'accepted',
    days: 160,
  },
  { at: 'judo', name: ['Hamza', 'Bouali'], email: 'hamza@judo.example', role: 'organization', days: 1 },
  { at: 'dedijk', name: ['Chantal', 'Pengel'], email: 'chantal@dedijk.example', role: 'trainer', days: 12 },
  {
    at: 'waterstad-platform',
    name: ['Fenna', 'Dijkstra'],
    email: 'admin@waterstad.example',
    role: 'admin',
    status: 'accepted',
    days: 380,
  },
  { at: 'waterstad-platform', name: ['Gerben', 'Postma'], email: 'gerben@waterstad.example', role: 'admin', days: 3 },
];

/** Adds invites with each status: sent, accepted, expired and revoked. */
export async function seedDemoInvites(db: Database, { applications, organizations, people }: Parts): Promise<void> {
  for (const { at, name, days, status, ...invite } of invites) {
    const place =
      at === 'waterstad-platform'
        ? { application_id: applications.waterstad, invited_by: people.sanne }
        : { organization_id: organizations[at], invited_by: at === 'zwemclub' ? people.pieter : people.sanne };
    await seedInvite(db, {
      ...invite,
      ...place,
      first_name: name[0],
      last_name: name[1],
      status: status ?? (days > 7 ? 'expired' : 'sent'),
      invited_at: ago(days),
      expires_at: ago(days - 7),
      accepted_at: status === 'accepted' ? ago(days - 1) : null,
    });
  }
}
