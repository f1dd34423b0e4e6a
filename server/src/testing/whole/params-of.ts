import { type Endpoint, paramNames } from '@move/contract/kit/endpoint.ts';

/** Returns values for the parameters of an endpoint's path. Throws when an example is missing. */
export function paramsOf(endpoint: Endpoint, examples: Record<string, number | string>) {
  const entries = paramNames(endpoint.path).map((name): [string, number | string] => {
    const value = examples[name];
    if (value === undefined)
      throw new Error(
        `${endpoint.name}: no seed and no line of testing/whole/examples.ts gives an example of :${name}`,
      );
    return [name, value];
  });
  return Object.fromEntries(entries) as never;
}
