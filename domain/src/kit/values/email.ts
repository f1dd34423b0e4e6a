// letters and digits of every script before and after the @; 64 characters before it, no dot at an end and no two in a row
const EMAIL =
  /^(?!\.|.{255}|.*\.[.@])[^\s\p{C}@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

/** An e-mail address of at most 254 characters, in any script: `noor.öztürk@café.nl`. */
export const isEmail = (address: string): boolean => EMAIL.test(address);
