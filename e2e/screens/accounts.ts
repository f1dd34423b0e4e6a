import { updateProfile } from '../../contract/src/access/access.ts';
import { registerByInvite } from '../../contract/src/team/invites.ts';
import { createInvite } from '../../contract/src/team/team.ts';
import { NEW_PASSWORD, type Product } from '../product.ts';
import { RUNNING_CLUB } from './demo-organizations.ts';
import { linkFor } from './mailbox.ts';

/** The path in the mail of an invite. */
export const INVITE = '/invite/register';

/** Makes a trainer of another club, with an account in Dutch. */
export async function makeTrainerElsewhere(product: Product, email: string) {
  const staff = await product.apiOf('beheer@multi.example');
  const person = { first_name: 'Noor', last_name: 'Öztürk' };
  const params = { organizationId: RUNNING_CLUB };
  await staff(createInvite, { params, body: { ...person, email, role: 'trainer' } });
  const link = await linkFor(product, email, INVITE);
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  const passwords = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
  await product.publicApi(registerByInvite, { params: { token }, body: { ...person, ...passwords } });
  const api = await product.apiOf(email, NEW_PASSWORD);
  await api(updateProfile, { body: { locale: 'nl' } });
}
