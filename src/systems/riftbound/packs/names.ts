/** Names are the same whatever their case and spaces. */
export const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** An id of a name, with a letter first. */
export const idOf = (name: string): string => {
  const id = plain(name).slice(0, 60);
  return /^\p{L}/u.test(id) ? id : `a${id}`.slice(0, 60);
};

export const named = <T extends { readonly name: string }>(all: readonly T[], name: string): T | undefined =>
  all.find((one) => plain(one.name) === plain(name));
