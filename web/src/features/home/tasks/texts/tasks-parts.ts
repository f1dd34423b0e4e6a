export const several = (count: number, one: string, more: string) => (count === 1 ? one : more);

export const unpaid = (words: string, amount: string) => (amount === '' ? words : `${words}, ${amount}`);
