import { type CallExpression, type NewExpression, parseSync, Visitor } from 'oxc-parser';
import { check } from 'recheck';

export type Found = { pattern: string; flags: string };

/** Returns the regular expressions in a source; `built` are those whose pattern is only known at run time. */
export function regularExpressions(file: string, source: string): { written: Found[]; built: string[] } {
  const written: Found[] = [];
  const built: string[] = [];
  const construct = ({ callee, arguments: given, start, end }: CallExpression | NewExpression) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
    const [pattern, flags] = given.map((part) => (part.type === 'Literal' ? part.value : undefined));
    if (typeof pattern !== 'string') built.push(source.slice(start, end));
    else written.push({ pattern, flags: typeof flags === 'string' ? flags : '' });
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) written.push(node.regex);
    },
    NewExpression: construct,
    CallExpression: construct,
  }).visit(parseSync(file, source).program);
  return { written, built };
}

/** A pattern without one of these has no repetition, so a match takes at most as many steps as the pattern is long. */
const REPEATS = /[*+{]/;

const BY_STEPS = { incubationTimeout: null, heatingTimeout: null, attackTimeout: null };

/** Returns why a regular expression may take more steps than proportional to the length of its input; null when it can't. */
export async function slowness({ pattern, flags }: Found): Promise<string | null> {
  if (!REPEATS.test(pattern)) return null;
  // What can't be proven is tried on random inputs. A fixed seed makes these the same each time; steps are counted, since by the clock of a
  // busy machine any try may look slow.
  const found = await check(pattern, flags, { timeout: 120_000, randomSeed: 1, ...BY_STEPS });
  if (found.status === 'safe') return null;
  return found.status === 'unknown' ? `unknown: ${found.error.kind}` : found.complexity.summary;
}
