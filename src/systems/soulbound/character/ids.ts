/** An id of letters, digits and dashes for something with a name, which none of those `taken` has. */
export function freeId(name: string, otherwise: string, taken: readonly string[]): string {
  const plain =
    name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || otherwise;
  for (let n = 1; ; n++) {
    const id = n === 1 ? plain : `${plain}-${n}`;
    if (!taken.includes(id)) return id;
  }
}
