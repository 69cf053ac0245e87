import type { IntentOf } from '../../../engine/intent.ts';
import type { RestChoice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { tickDuration } from '../../../engine/uses/index.ts';
import { lose } from '../conditions/change.ts';
import { abilityRowOf } from '../content/abilities.ts';
import { type RestId, rests } from '../content/rests.ts';
import { benefitOf, carriedBy } from '../gear/carried.ts';
import { restore } from '../harm/restore.ts';
import { scoreOf } from '../numbers/score.ts';
import { powersAtRest } from '../powers/moments.ts';
import { expireAfflictions } from '../powers/staying.ts';
import { type CharacterId, fighterIn, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { moveClock, spendHours } from './pass.ts';

/** Who takes 8 hours takes a Full Rest: a Long Break is shorter. */
const LONGEST_BREAK = 7;

/** Of a Full Rest, 6 of 8 hours are sleep: a Robot uses no Charge then. */
const ASLEEP = 6;

/** A Signature Ability comes back on so much at a Full Rest. */
const SIGNATURE_BACK = 5;

interface Rest {
  readonly id: RestId;
  readonly hours: number;
}

interface RestTyped extends Rest {
  readonly intent: string;
}

/** Every rest there is: 'longBreak' is an hour, 'longBreak:3' three. */
const choices = rests.flatMap(({ id, hours }): readonly RestTyped[] =>
  id === 'longBreak'
    ? Array.from({ length: LONGEST_BREAK }, (_, n) => ({
        id,
        hours: n + 1,
        intent: n === 0 ? id : `${id}:${n + 1}`,
      }))
    : [{ id, hours, intent: id }],
);

export const restChoices: readonly RestChoice[] = choices.map(({ id, hours, intent }) => {
  const row = rests.find((one) => one.id === id);
  const long = id === 'longBreak' && hours > 1 ? `, ${hours} hours` : '';
  return { id: intent, name: `${row?.name ?? id}${long}`, note: row?.text ?? '', refused: null };
});

/** A rest, for one or for several at once: nobody rests where one of them can't (Resting). */
export function* rest(tx: Tx<Scene>, intent: IntentOf<'rest'>): Rule<void> {
  const chosen = choices.find((one) => one.intent === intent.rest);
  if (chosen === undefined) return yield* tx.refuse('unknownRest', { rest: intent.rest });
  const actors = [...new Set(intent.actors)];
  if (actors.length === 0) return yield* tx.refuse('nobodyRests');
  for (const actor of actors) {
    const why = whyNoRest(tx.now, actor);
    if (why !== null) return yield* tx.refuse(why.code, why.params);
  }
  moveClock(tx, chosen.hours);
  if (chosen.id === 'fullRest') shelter(tx, actors);
  for (const actor of actors) yield* restOf(tx, actor, chosen);
}

/** Tents shelter no more people than they are made for (Tent); who carries them doesn't matter. Nothing is said where nobody has any. */
function shelter(tx: Tx<Scene>, actors: readonly CharacterId[]): void {
  const room = actors
    .flatMap((actor) => carriedBy(tx.now, actor))
    .reduce((sum, item) => sum + (benefitOf(item, 'shelter')?.people ?? 0) * item.count, 0);
  if (room > 0) tell(tx, 'sheltered', { others: actors, room });
}

function whyNoRest(scene: Scene, actor: CharacterId): Refusal | null {
  const person = personIn(scene, actor);
  if (person === null) return refusal('restNobody', { actor });
  if (fighterIn(scene, actor) !== null) return refusal('restInFight', { actor });
  return person.dead ? refusal('restDead', { actor }) : null;
}

function* restOf(tx: Tx<Scene>, actor: CharacterId, { id, hours }: Rest): Rule<void> {
  const dice: number[] = [];
  const roll = function* (count: number, label: string): Rule<readonly number[]> {
    const fallen = yield* tx.roll({ count, sides: 6, label, by: actor });
    const faces = fallen.dice.map(({ value }) => value);
    dice.push(...faces);
    return faces;
  };
  const before = personIn(tx.now, actor);
  if (before === null) return;
  const sp = before.sp.max;
  const gained = id === 'shortBreak' ? yield* breather(tx, actor, roll) : sp;
  const healed = yield* healing(tx, actor, { id, hours }, roll);
  const ehp = id === 'fullRest' && before.ehp.now < before.ehp.max ? yield* roll(1, 'rest.ehp') : [];
  const back: string[] = [];
  for (const { id: ability, cooling } of before.abilities)
    if (cooling && (yield* comesBack(ability, id, roll))) back.push(ability);

  const powers = yield* powersAtRest(tx, actor, id === 'fullRest');
  back.push(...powers.ready);
  dice.push(...powers.dice);

  const person = tx.state.characters[actor];
  if (person?.kind !== 'person') return;
  const old = { sp: person.sp.now, ehp: person.ehp.now };
  person.sp.now = Math.min(person.sp.max, old.sp + gained);
  person.ehp.now = Math.min(person.ehp.max, old.ehp + (ehp[0] ?? 0));
  for (const ability of person.abilities) if (back.includes(ability.id)) ability.cooling = false;
  person.boons.clarity = 0;
  person.boons.supercharge = [];
  tell(tx, 'rested', {
    actor,
    rest: id,
    hours,
    sp: [old.sp, person.sp.now],
    ehp: [old.ehp, person.ehp.now],
    ready: back,
    dice,
  });
  if (healed > 0)
    yield* restore(tx, { actor: null, target: actor, amount: { dice: 0, plus: healed }, because: 'rest' });
  for (const { id: condition, duration } of before.conditions)
    if (tickDuration(duration, { at: 'rest', rest: id }, actor) === null) lose(tx, actor, condition);
  expireAfflictions(tx, actor, { at: 'rest', rest: id });
  spendHours(tx, actor, { hours, awake: id === 'fullRest' ? hours - ASLEEP : hours });
}

type Rolling = (count: number, label: string) => Rule<readonly number[]>;

/** Short Break: 1d6 and WIL, never less than nothing (A35). */
function* breather(tx: Tx<Scene>, actor: CharacterId, roll: Rolling): Rule<number> {
  const [face = 0] = yield* roll(1, 'rest.sp');
  return Math.max(0, face + scoreOf(tx.now, actor, 'will').total);
}

/** HP of a rest: for a Long Break 2d6 and FTD for each level and hour, each never less than nothing (A35); for a Full Rest all of them. */
function* healing(tx: Tx<Scene>, actor: CharacterId, { id, hours }: Rest, roll: Rolling): Rule<number> {
  const person = personIn(tx.now, actor);
  const lacking = person === null ? 0 : person.hp.max - person.hp.now;
  if (person === null || lacking === 0 || id === 'shortBreak') return 0;
  if (id === 'fullRest') return lacking;
  const fortitude = scoreOf(tx.now, actor, 'fortitude').total;
  let healed = 0;
  for (let times = 0; times < person.level * hours; times++) {
    const [one = 0, other = 0] = yield* roll(2, 'rest.hp');
    healed += Math.max(0, one + other + fortitude);
  }
  return healed;
}

/** Cooldown X+ is over with any rest, a Signature Ability on a 5+ at a Full Rest alone (A37). */
function* comesBack(ability: string, rest: RestId, roll: Rolling): Rule<boolean> {
  if (abilityRowOf(ability)?.signature !== true) return true;
  if (rest !== 'fullRest') return false;
  const [face = 0] = yield* roll(1, 'rest.signature');
  return face >= SIGNATURE_BACK;
}
