const NUMBERED = /^(.{1,80}) (\d{1,3})$/u;

/** Names with those in one that are alike but for numbers in a row: 'Bandit 1', 'Bandit 2' and 'Bandit 3' are 'Bandit 1–3'. */
export function inRanges(names: readonly string[]): readonly string[] {
  const found: { readonly kind: string; readonly from: number | null; to: number | null }[] = [];
  for (const name of names) {
    const [, kind = name, digits] = NUMBERED.exec(name) ?? [];
    const number = digits === undefined ? null : Number(digits);
    const last = found.at(-1);
    if (number !== null && last !== undefined && last.kind === kind && last.to === number - 1)
      last.to = number;
    else found.push({ kind: number === null ? name : kind, from: number, to: number });
  }
  return found.map(({ kind, from, to }) =>
    from === null ? kind : `${kind} ${from === to ? from : `${from}–${to}`}`,
  );
}
