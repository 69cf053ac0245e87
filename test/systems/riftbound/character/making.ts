import { type CreationStep, type Made, thrown } from '../../../../src/engine/creation.ts';
import type { Json } from '../../../../src/engine/json.ts';
import type { Refusal } from '../../../../src/engine/refusal.ts';
import { characterRules } from '../../../../src/systems/riftbound/character/rules.ts';
import type { Person, Vehicle } from '../../../../src/systems/riftbound/character/schema.ts';
import { newParty, type Party } from '../../../../src/systems/riftbound/party/party.ts';

type Picks = Readonly<Record<string, readonly string[]>>;

/** Somebody in the making, one step after another. */
export class Making {
  readonly draft: Json;
  readonly refusal: Refusal | null;

  readonly #rules: typeof characterRules;

  constructor(draft: Json, refusal: Refusal | null = null, rules = characterRules) {
    this.draft = draft;
    this.refusal = refusal;
    this.#rules = rules;
  }

  #next(made: Made<Json>): Making {
    return made.ok
      ? new Making(made.value, null, this.#rules)
      : new Making(this.draft, made.refusal, this.#rules);
  }

  pick(step: string, ...ids: readonly string[]): Making {
    return this.#next(this.#rules.choose(this.draft, step, { kind: 'pick', ids }));
  }

  fill(step: string, picks: Picks, fields: Readonly<Record<string, string>> = {}): Making {
    return this.#next(this.#rules.choose(this.draft, step, { kind: 'form', fields, picks }));
  }

  /** Rolls for a step; all dice must be used. */
  roll(step: string, ...dice: readonly number[]): Making {
    const { roll } = this.#rules;
    if (roll === undefined) throw new Error('nothing is rolled');
    const { made, fallen } = thrown(
      roll.call(this.#rules, this.draft, step),
      (index) => dice[index] ?? Number.NaN,
    );
    if (fallen.length !== dice.length) throw new Error(`${fallen.length} dice fell`);
    return this.#next(made.ok ? { ok: true, value: made.value.draft } : made);
  }

  step(id: string): CreationStep {
    const found = this.steps.find((step) => step.id === id);
    if (found === undefined) throw new Error(`no step '${id}'`);
    return found;
  }

  has = (id: string): boolean => this.steps.some((step) => step.id === id);

  get steps(): readonly CreationStep[] {
    return this.#rules.steps(this.draft);
  }

  get open(): readonly string[] {
    return this.steps.filter(({ done }) => !done).map(({ id }) => id);
  }

  /** What is offered to be picked at a step, or in a field of it. */
  offered(id: string, field?: string): readonly string[] {
    const step = this.step(id);
    if (step.kind === 'pick') return step.choices.map((choice) => choice.id);
    const found = step.kind === 'form' ? step.fields.find((one) => one.id === field) : undefined;
    return found?.kind === 'pick' ? found.choices.map((choice) => choice.id) : [];
  }

  /** The character; throws where steps are open. */
  get hero(): Person {
    const made = this.#rules.finish(this.draft);
    if (!made.ok) throw new Error(`${made.refusal.code} ${JSON.stringify(made.refusal.params)}`);
    if (made.value.kind !== 'person') throw new Error('a vehicle');
    return made.value;
  }

  get vehicle(): Vehicle {
    const made = this.#rules.finish(this.draft);
    if (!made.ok || made.value.kind !== 'vehicle') throw new Error('no vehicle');
    return made.value;
  }
}

/** Where the group has reached a level, or plays by rules of its own. */
export const begin = (party: Partial<Party> = {}): Making =>
  new Making(characterRules.begin('Kira', { ...newParty, ...party }));

/** Ten dice, sixes first: three +1, three 0 and two −1 once the last two are dropped. */
export const DICE = [6, 5, 6, 3, 4, 3, 1, 2, 1, 1] as const;

/** A Lancer and Gunner up to her Scores: +1 in VSN, AGI, WIL, −1 in CHA and KNW by dice; then the role's changes. */
export const scored = (party: Partial<Party> = {}): Making =>
  begin(party)
    .pick('role', 'lancer')
    .pick('class', 'gunner')
    .roll('dice', ...DICE)
    .pick('drop', '8', '9')
    .fill('scores', { high: ['vision', 'agility', 'will'], low: ['charisma', 'knowledge'] })
    .fill('changes', { gains: ['vision'], loses: ['fortitude'], careful: ['wisdom'] });

/** The same with everything else. */
export const kira = (party: Partial<Party> = {}): Making =>
  scored(party)
    .fill('traits', { three: ['observant'], two: ['sneaky'], one: ['deft'] })
    .fill('badTraits', { two: ['law'], one: ['liar'] })
    .fill('quirks', { ideal: ['justice'], goal: ['hunt'], flaw: ['arrogant'] })
    .fill('stories', { background: ['soldier'], origin: ['bored'] })
    .fill('weapon', { weapon: ['signatureBallisticRifle'] })
    .fill('gear', { sidearm: ['laserPistol'], roleWeapon: ['simpleDagger'], outfits: ['both'] })
    .fill('kit', { light: ['torch'], money: ['300'] });

/** A Captain and Pilot with everything. */
export const tiz = (party: Partial<Party> = {}): Making =>
  begin(party)
    .pick('role', 'captain')
    .pick('class', 'pilot')
    .roll('dice', ...DICE)
    .pick('drop', '8', '9')
    .fill('scores', { high: ['charisma', 'wisdom', 'will'], low: ['strength', 'knowledge'] })
    .fill('changes', { gains: ['will'], loses: ['agility'] })
    .fill('traits', { three: ['convincing', 'government'] })
    .fill('badTraits', { three: ['machines'] })
    .fill('quirks', { ideal: ['trust'], goal: ['service'], flaw: ['liar'] })
    .fill('stories', { background: ['captainSchool'], origin: ['passed'] })
    .fill('vehicle', { vehicle: ['signatureTank'] }, { name: 'Old Bess' })
    .fill('gear', { sidearm: ['standardPistol'], outfits: ['professional'] })
    .fill('kit', { light: ['electricLantern'], money: ['200'] }, { symbol: 'A tin star' });

export const itemsOf = ({ items }: Person): Readonly<Record<string, number>> => {
  const all: Record<string, number> = {};
  for (const { profile, count } of items) all[profile.row] = (all[profile.row] ?? 0) + count;
  return all;
};
