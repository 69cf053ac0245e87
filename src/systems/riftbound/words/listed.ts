/** 'Tiz', 'Tiz and Raider 1', 'Tiz, Kira and Raider 1'. */
export function listed(names: readonly string[], last = 'and'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1) ?? ''}`;
}
