import { isEasyToGuess } from '../../platform/auth/easy-password.ts';
import { invalid } from '../../platform/http/problem.ts';

type Owner = { email: string; first_name: string; last_name: string };

/** Throws 422 on `password` when it is the e-mail address, or easy to guess: a common password, or made of the owner's names. */
export async function assertHardToGuess(password: string, { email, first_name, last_name }: Owner): Promise<void> {
  if (password.trim().toLowerCase() === email.toLowerCase()) throw invalid('password', 'password.email');
  if (await isEasyToGuess(password, [email, first_name, last_name])) throw invalid('password', 'password.common');
}
