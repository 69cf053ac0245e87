import type { Draft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { keepRoll } from '../abilities/again.ts';
import type { Person } from '../character/schema.ts';
import { freeFrom, give } from '../conditions/change.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import { guarded } from '../powers/staying.ts';
import { type CharacterId, characterIn, type Dying, fighterIn, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { rollFall } from '../vehicles/falling.ts';
import { wreck } from '../vehicles/wreck.ts';
import { checkDeath } from './death.ts';
import type { Because } from './events.ts';

/** Damage as it comes to somebody, once dodges and the like are done. */
export interface Wound {
  readonly target: CharacterId;
  readonly amount: number;
  /** Null: of no type, such as bleeding. */
  readonly type: DamageTypeId | null;
  readonly by: CharacterId | null;
  readonly because: Because;
}

/** What a wound came to. */
export interface Wounded {
  readonly lost: number; // of HP and EHP
  readonly killed: boolean;
}

const unhurt: Wounded = { lost: 0, killed: false };

/**
 * One instance of damage (A24): it goes to HP, and to EHP where no HP are left. What is more than the HP is lost (A31), unless the
 * house has it otherwise. Whether Overwatch outlasts it is `hurt`'s, or the whole Attack's.
 */
export function* wound(tx: Tx<Scene>, one: Wound): Rule<Wounded> {
  const who = characterIn(tx.now, one.target);
  if (who === null || one.amount <= 0) return unhurt;
  const amount = guarded(tx.now, one.target, one.type, one.amount);
  if (amount <= 0) {
    tell(tx, 'unharmed', { target: one.target, source: one.by, type: one.type });
    return unhurt;
  }
  const through = { ...one, amount };
  return yield* who.kind === 'vehicle' ? woundVehicle(tx, through) : woundPerson(tx, through, who);
}

function* woundPerson(tx: Tx<Scene>, one: Wound, who: Person): Rule<Wounded> {
  const { target, amount } = one;
  if (who.dead || isDying(tx.now, target)) return unhurt;
  const { mook } = who;
  const [hp, ehp] = [who.hp.now, who.ehp.now];
  const floor = isUndying(tx.now, target) ? 1 : 0;
  const left = Math.max(floor, hp - amount);
  const over = tx.now.party.rules.overflow === 'carries' ? Math.max(0, amount - hp) : 0;
  const toEhp = mook || floor > 0 ? 0 : hp === 0 ? amount : over;
  const ehpLeft = Math.max(0, ehp - toEhp);
  const lost = hp - left + (ehp - ehpLeft);
  const person = draftOf(tx, target);
  person.hp.now = left;
  person.ehp.now = ehpLeft;
  const { by: source, type, because } = one;
  tell(tx, 'hurt', { target, source, amount, type, because, hp: [hp, left], ehp: [ehp, ehpLeft] });
  if (floor > 0 && hp - amount < floor) tell(tx, 'unshaken', { target });
  if (left > 0) return { lost, killed: false };
  if (mook) return { lost, killed: die(tx, target, one.by) };
  if (hp > 0 && (yield* supercharged(tx, target))) return { lost, killed: false };
  if (hp > 0) fallCritical(tx, target);
  if ((personIn(tx.now, target)?.ehp.now ?? 0) > 0) return { lost, killed: false };
  return { lost, killed: yield* dieOrNot(tx, target, one.by) };
}

/** Who has nothing left makes the check of the dying; one that they can make again for Prestige, until the next step. Gives whether they are dead. */
export function* dieOrNot(tx: Tx<Scene>, target: CharacterId, by: CharacterId | null): Rule<boolean> {
  const { turn } = tx.snapshot().fight ?? {};
  const actions = turn?.actor === target ? turn.actions : null;
  const came = yield* checkDeath(tx, target);
  if (came === 'stands') return false;
  keepRoll(tx, target, { kind: 'death', death: { by, actions } });
  const fighter = tx.state.fight?.fighters[target];
  if (came === 'dies' || fighter === undefined) return die(tx, target, by);
  // They die once they have had it: `lastActions` does both, at the end of what is being done.
  fighter.effects.push({ id: 'lastAction', by: by ?? target, number: null, duration: { ends: [] } });
  return false;
}

/** Death or the last Action is taken back, as the check is made again. What others have done about it stands. */
export function* dieAgain(tx: Tx<Scene>, target: CharacterId, { by, actions }: Dying): Rule<void> {
  const fight = tx.state.fight;
  const fighter = fight?.fighters[target];
  draftOf(tx, target).dead = false;
  const given = fighter?.effects.some(({ id }) => id === 'lastAction') === true;
  if (fighter !== undefined) fighter.effects = fighter.effects.filter(({ id }) => id !== 'lastAction');
  const turn = fight?.turn;
  if (given && turn?.actor === target) turn.actions = actions ?? 0;
  yield* dieOrNot(tx, target, by);
}

/** They have an Action left, and die with it: nothing hurts them any more. */
const isDying = (scene: Scene, id: CharacterId): boolean =>
  fighterIn(scene, id)?.effects.some((effect) => effect.id === 'lastAction') === true;

/** They cannot go below 1 HP until their next turn (Dying, 18+). */
const isUndying = (scene: Scene, id: CharacterId): boolean =>
  fighterIn(scene, id)?.effects.some((effect) => effect.id === 'undying') === true;

/** Critical Condition: Prone, and nothing that takes a steady hand goes on: Overwatch, a hold on somebody. */
function fallCritical(tx: Tx<Scene>, target: CharacterId): void {
  tell(tx, 'fellCritical', { target });
  const fighter = tx.state.fight?.fighters[target];
  if (fighter !== undefined) fighter.overwatch = null;
  freeFrom(tx, target);
  give(tx, { target, condition: 'prone' });
}

/**
 * A Supercharge token must be spent by who would go into Critical Condition: a d6 against the KNW Rating of who gave it (A30). On a success HP
 * become 1d6; on any result EHP rise by 1d6. Gives whether they stay out of it.
 */
function* supercharged(tx: Tx<Scene>, target: CharacterId): Rule<boolean> {
  const token = personIn(tx.now, target)?.boons.supercharge[0];
  if (token === undefined) return false;
  const { by, rating } = token;
  const dieOf = function* (label: string): Rule<number> {
    const { dice } = yield* tx.roll({ count: 1, sides: 6, label, by: target });
    return dice[0]?.value ?? 0;
  };
  const die = yield* dieOf('supercharge');
  const saved = die >= rating;
  const person = draftOf(tx, target);
  const before = person.ehp.now;
  const hp = saved ? Math.min(yield* dieOf('supercharge.hp'), person.hp.max) : null;
  const more = yield* dieOf('supercharge.ehp');
  person.boons.supercharge.shift();
  if (hp !== null) person.hp.now = hp;
  person.ehp.now = Math.min(person.ehp.max, before + more);
  tell(tx, 'tokenSpent', { target, source: by, die, rating, hp, ehp: [before, person.ehp.now] });
  return saved;
}

/** Somebody dies: they are out of play, and nobody is held or taunted by them. Gives true, for it has happened. */
export function die(tx: Tx<Scene>, target: CharacterId, by: CharacterId | null): true {
  draftOf(tx, target).dead = true;
  const fighter = tx.state.fight?.fighters[target];
  if (fighter !== undefined) fighter.overwatch = null;
  freeFrom(tx, target);
  tell(tx, 'died', { target, source: by });
  return true;
}

/** Vehicles have HP alone (Vehicle stats): at 0 they are destroyed, and those inside come out, or fall with them. */
function* woundVehicle(tx: Tx<Scene>, { target, amount, type, by, because }: Wound): Rule<Wounded> {
  const vehicle = tx.state.characters[target];
  if (vehicle?.kind !== 'vehicle' || vehicle.destroyed) return unhurt;
  const before = vehicle.hp.now;
  vehicle.hp.now = Math.max(0, before - amount);
  const hp = [before, vehicle.hp.now] as const;
  tell(tx, 'hurt', { target, source: by, amount, type, because, hp, ehp: [0, 0] });
  if (vehicle.hp.now > 0) return { lost: before - vehicle.hp.now, killed: false };
  const { out, height } = wreck(tx, target);
  for (const who of out) {
    const fallen = yield* rollFall(tx, who, height);
    if (fallen === 0) continue;
    give(tx, { target: who, condition: 'prone' });
    yield* wound(tx, { target: who, amount: fallen, type: 'blunt', by, because: 'fall' });
  }
  return { lost: before, killed: true };
}

function draftOf(tx: Tx<Scene>, id: CharacterId): Draft<Person> {
  const who = tx.state.characters[id];
  if (who?.kind !== 'person') throw new Error(`no person with the id '${id}'`);
  return who;
}
