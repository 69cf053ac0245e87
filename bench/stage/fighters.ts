/** How many stand in each fight. */
export const FIGHTERS = 20;
const METTLE = 20;

/** 'Duellist 01' to 'Duellist 20', in the order in which they act. */
export const fighterName = (at: number): string => `Duellist ${String(at + 1).padStart(2, '0')}`;

/**
 * A fighter of Soulbound who stands long and has nothing to decide: without Focus there is none to place. With their
 * Mettle each has many Actions a turn.
 */
export const fighterSheet = (at: number) => ({
  name: fighterName(at),
  attributes: { body: 3, mind: 2, soul: 2 },
  skills: { weaponSkill: { training: 1, focus: 0 } },
  weapons: [
    {
      id: 'axe',
      name: 'Axe',
      damage: 2,
      range: null,
      traits: [{ id: 'slashing' }],
      natural: false,
      dropped: false,
    },
  ],
  armour: { name: 'Mail', value: 3 },
  shield: null,
  toughness: { now: 200, max: 200 },
  wounds: { now: 0, max: 30 },
  mettle: { now: METTLE, max: METTLE },
  ratings: { initiative: 30 - at, melee: 4, accuracy: 4, defence: 4 },
  speed: 'normal',
  size: 'medium',
  conditions: [],
  mortal: null,
  dead: false,
  notes: '',
});

/** The same as the file that `/character import` takes. */
export const fighterFile = (at: number): string =>
  JSON.stringify({
    format: 'turnkeeper-character',
    system: 'soulbound',
    revision: 1,
    name: fighterName(at),
    character: fighterSheet(at),
  });

/** An attack that the rules allow, or the end of a turn. */
export type Move =
  | { readonly kind: 'attack'; readonly actor: number; readonly target: number; readonly extra: boolean }
  | { readonly kind: 'next' };

/** Whose turn it is and what they may still do: all attack, with `extras` as often as they can, each time somebody else. */
export class Duel {
  readonly #mettle = Array.from({ length: FIGHTERS }, () => METTLE);
  #actor = 0;
  #acted = false;
  #targets = 0;
  readonly #extras: boolean;

  constructor(extras: boolean) {
    this.#extras = extras;
  }

  /** What comes next. */
  move(): Move {
    const actor = this.#actor;
    const extra = this.#acted;
    const mettle = this.#mettle[actor] ?? 0;
    if (extra && (mettle === 0 || !this.#extras)) {
      this.#actor = (actor + 1) % FIGHTERS;
      this.#acted = false;
      this.#mettle[this.#actor] = Math.min(METTLE, (this.#mettle[this.#actor] ?? 0) + 1); // one comes back with each turn
      return { kind: 'next' };
    }
    if (extra) this.#mettle[actor] = mettle - 1;
    this.#acted = true;
    const target = (actor + 1 + (this.#targets++ % (FIGHTERS - 1))) % FIGHTERS;
    return { kind: 'attack', actor, target, extra };
  }
}
