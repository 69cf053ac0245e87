/** The smallest and the largest result something can have. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** How closely to look: what a roll that the limit of dice cuts short could leave is counted in or not. */
export interface Looking {
  /** Rerolls may end before they should. */
  readonly cut: boolean;
  /** A group around these dice may drop any of them. */
  readonly dropping: boolean;
}
