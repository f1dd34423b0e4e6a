/** Deeper than any body of the contract; limits recursion over input. */
export const MAX_DEPTH = 32;

/** More than the names of any body together. Each costs a copy and a check. */
const MAX_NAMES_OF_BODY = 20_000;

/** Returns whether a JSON text nests deeper, or has more names, than any body may. Reads each character once. */
export function isTooComplex(json: string, mostNames = MAX_NAMES_OF_BODY): boolean {
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
      if (depth > MAX_DEPTH) return true;
    } else if (character === ']' || character === '}') depth--;
    else if (character === ':') names++;
  }
  return names > mostNames;
}
