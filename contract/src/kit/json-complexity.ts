/** Deeper than any body of the contract; limits recursion over input. */
export const DEPTH_MAX = 32;

/** More names than any body of the contract has. Each name costs a copy and a check. */
const BODY_NAMES_MAX = 20_000;

/** Returns whether a JSON text nests deeper, or has more names, than any body may. Reads each character once. */
export function isTooComplex(json: string, mostNames = BODY_NAMES_MAX): boolean {
  let depth = 0;
  let names = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (isText) {
      if (character === '\\') at++;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') {
      depth++;
      if (depth > DEPTH_MAX) return true;
    } else if (character === ']' || character === '}') depth--;
    else if (character === ':') names++;
  }
  return names > mostNames;
}
