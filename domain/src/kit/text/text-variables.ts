/** A variable in a text, `{{name}}`. Matches everything between double braces, so that a misspelt name is found too. */
export const VARIABLE = /\{\{([^{}]*)\}\}/g;

/** Returns a variable as it is written in a text. */
export const writtenVariable = (name: string): string => `{{${name}}}`;

/** The names of the variables in a text, each once. */
export const variableNames = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map((match) => match[1]?.trim() ?? '')),
];
