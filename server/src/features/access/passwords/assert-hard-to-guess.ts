import { whyEasyToGuess } from '../../../platform/auth/easy-password.ts';
import { invalid } from '../../../platform/http/problem.ts';

type Owner = {
  email: string;
  first_name: string;
  last_name: string;
  /** The names of the user's organisations and platforms, which attackers try first. */
  namesToAvoid: readonly string[];
};

/** Throws 422 on `password` when it is the e-mail address, a common password, or made of the user's names. */
export async function assertHardToGuess(password: string, owner: Owner): Promise<void> {
  const { email, first_name, last_name, namesToAvoid } = owner;
  if (password.trim().toLowerCase() === email.toLowerCase()) throw invalid('password', 'password.email');
  const why = await whyEasyToGuess(password, [email, first_name, last_name, ...namesToAvoid]);
  if (why !== null) throw invalid('password', `password.${why}`);
}
