/** A row without what only says in which lists it stands: marks for newcomers do nothing (Complexity and Beginner Tag). */
const plainly = (row: object): string => JSON.stringify({ ...row, complexity: undefined, tags: undefined });

/** Whether a row of a pack does just what our own row of its id does: then a sheet needs no copy of it. */
export const isAlike = (own: object | null, row: object): boolean =>
  own !== null && plainly(own) === plainly(row);
