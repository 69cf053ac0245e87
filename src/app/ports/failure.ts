/**
 * The store cannot keep what it is given, or find what it has kept: a full disk, a database that is gone. Nothing of what was to be
 * written is there; where it is not `certain`, all of it may be, and nobody can say.
 */
export class StoreFailure extends Error {
  readonly certain: boolean;

  constructor(
    why: string,
    { cause, certain = true }: { readonly cause?: unknown; readonly certain?: boolean } = {},
  ) {
    super(why, { cause });
    this.name = 'StoreFailure';
    this.certain = certain;
  }
}
