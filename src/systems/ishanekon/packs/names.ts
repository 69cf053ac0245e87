/** Names are the same whatever their case and spaces. */
export const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The id of what a pack brings, from its name: 'Poison Grenade' is 'poisonGrenade'. A letter comes first. */
export function idOf(name: string): string {
  const words = name
    .normalize('NFD')
    .split(/[^A-Za-z0-9]+/u)
    .filter((word) => word !== '');
  const id = words
    .map((word, n) => {
      const low = word.toLowerCase();
      return n === 0 ? low : low.charAt(0).toUpperCase() + low.slice(1);
    })
    .join('')
    .slice(0, 60);
  return /^[a-z]/u.test(id) ? id : `a${id}`.slice(0, 60);
}

export const named = <T extends { readonly name: string }>(all: readonly T[], name: string): T | undefined =>
  all.find((one) => plain(one.name) === plain(name));
