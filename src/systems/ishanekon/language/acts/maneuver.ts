import type { Choice } from '../../../../engine/options.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { rememberedOfTwo } from '../../../../engine/remembered.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { Act, Doing } from '../../actions/act.ts';
import { payAttack, whyNoAttack, whyNoTime } from '../../attack/attack.ts';
import { type Chosen, readAttack } from '../../attack/choose.ts';
import { apOfAction } from '../../attack/cost.ts';
import type { Means } from '../../attack/wielded.ts';
import { meansOf, usualMeans } from '../../attack/means.ts';
import { attackable, attackSpends } from '../../attack/options.ts';
import type { Hit } from '../../attack/roll.ts';
import { strike } from '../../attack/strike.ts';
import type { Landed, Rider } from '../../attack/rider.ts';
import { isAttackTick } from '../../attack/ticks.ts';
import { defend } from '../../defence/defend.ts';
import { drPowerOf } from '../../defence/dr.ts';
import { forbiddenBy } from '../../numbers/ask.ts';
import { being, beingIn, type CharacterId, characterIn, type Scene } from '../../scene.ts';
import { metresBetween } from '../../space/distance.ts';
import { tell } from '../../tell.ts';
import { whyNotPaid } from '../../turn/economy.ts';
import { abilitiesOf, type Known } from '../active/owned.ts';
import { scaleOf } from '../active/scale.ts';
import { applyAll, moveFirst } from '../effects/apply.ts';
import type { Ability } from '../schema/ability.ts';
import { type Casting, priceOf } from '../use/cost.ts';
import { FLASH, flashCost, hasFlash, noteFlash, whyNoFlash } from '../use/flash.ts';
import { whyNotCast } from '../use/legality.ts';
import { noteUse } from '../use/limits.ts';
import { damageRiders } from '../use/riders.ts';
import { upcastChoice, upcastWords } from '../use/upcasts.ts';
import { abilityNote } from '../words/ability.ts';
import { priceLine } from '../words/price.ts';
import { castingOf } from './ability.ts';

/** Maneuvers that go with a weapon attack. */
const maneuversOf = (scene: Scene, actor: CharacterId): readonly Known[] => {
  const who = beingIn(scene, actor);
  return who === null ? [] : abilitiesOf(who).filter(({ ability: { time } }) => time.kind === 'attack');
};

/** The weapon attack that a Maneuver goes with: with the usual weapon, at one target. Area weapons take none (Maneuver). */
function attackOf(scene: Scene, { actor, target, spend, asGm }: Doing): Chosen | Refusal {
  if (target === null) return refusal('chooseTarget', { act: maneuver.name });
  const read = readAttack(scene, {
    actor,
    target,
    means: null,
    way: null,
    spend: spend.filter(isAttackTick),
    asGm,
  });
  if (!read.ok) return read.refusal;
  return read.value.means.weapon.area === null
    ? read.value
    : refusal('noManeuverWithArea', { weapon: read.value.means.name });
}

/** The Maneuver as it was chosen, with the weapon that it goes with: one of a module makes it cheaper (Weapon Platform). */
function castingFor(scene: Scene, doing: Doing): Casting | null {
  const casting = castingOf(scene, doing);
  const made = attackOf(scene, doing);
  const means = isRefusal(made) ? usualMeans(scene, doing.actor) : made.means;
  return casting === null ? null : { ...casting, mounted: means?.mounted === true };
}

/** A Maneuver with what somebody usually attacks with. */
const usualCasting = (
  scene: Scene,
  actor: CharacterId,
  ability: Ability,
  upcasts: Casting['upcasts'] = {},
): Casting => ({ ability, upcasts, half: false, mounted: usualMeans(scene, actor)?.mounted === true });

/** Why there is time neither for an attack nor for a Flash Attack. */
const whyNoTimeAtAll = (scene: Scene, actor: CharacterId, means: Means): Refusal | null =>
  whyNoFlash(scene, actor, means) === null
    ? whyNotPaid(scene, actor, flashCost(means))
    : whyNoTime(scene, actor, means);

const isRefusal = (made: Chosen | Refusal): made is Refusal => 'code' in made;

function whyNotManeuver(scene: Scene, actor: CharacterId, casting: Casting): Refusal | null {
  const by = forbiddenBy(scene, actor, 'maneuvers');
  if (by !== null) return refusal('forbidden', { actor, by, what: 'maneuvers' });
  return whyNotCast(scene, actor, casting);
}

/** A Maneuver as it goes with the attack: its damage, and what else happens to who is hit, unless a Defense Roll keeps it off. */
function ridersOf(scene: Scene, actor: CharacterId, casting: Casting): Rider {
  const { ability, upcasts } = casting;
  const { tier, paid } = priceOf(scene, actor, casting);
  const scale = scaleOf(being(scene, actor), upcasts, { 'ability tier': tier, spent: paid, targets: 1 });
  const [damage, ...more] = damageRiders(ability.name, ability.effects, scale, tier);
  const pushes = ability.effects.filter(({ effect }) => effect === 'push');
  const others = ability.effects.filter(({ effect }) => effect !== 'damage' && effect !== 'push');
  const at = {
    actor,
    row: ability,
    kind: 'ability',
    upcasts,
    scale,
    tier,
    half: false,
    area: false,
  } as const;
  const on = (target: CharacterId, critical: boolean) =>
    ({ ...at, target, aimed: null, critical, halved: false, rolled: new Map(), dealt: new Map() }) as const;
  // Whether somebody keeps off what the Maneuver does besides its damage: rolled once for each who is hit.
  const kept = new Map<CharacterId, boolean>();
  function* keepsOff(tx: Tx<Scene>, target: CharacterId): Rule<boolean> {
    const before = kept.get(target);
    if (before !== undefined || ability.dr === null) return before ?? false;
    const power = drPowerOf(tx.snapshot(), actor, { other: target }).total;
    const forcing = { target, by: actor, stat: ability.dr.stat, power, with: ability.name, from: actor };
    const { success } = yield* defend(tx, forcing);
    kept.set(target, success);
    return success;
  }
  return {
    name: ability.name,
    tier,
    dice: [damage, ...more].flatMap((one) => one?.dice ?? []),
    plus: [damage, ...more].reduce((sum, one) => sum + (one?.plus ?? 0), 0),
    ignores: damage?.ignores ?? 0,
    factors: [],
    ...(damage?.types === undefined ? {} : { types: damage.types }),
    *moves(tx: Tx<Scene>, { target, critical }: Hit): Rule<number> {
      if (pushes.length === 0 || characterIn(tx.now, target)?.dead !== false) return 0;
      return (yield* keepsOff(tx, target)) ? 0 : yield* moveFirst(tx, pushes, on(target, critical));
    },
    *after(tx: Tx<Scene>, { target, critical }: Landed): Rule<void> {
      if (others.length === 0 || characterIn(tx.now, target)?.dead !== false) return;
      if (!(yield* keepsOff(tx, target))) yield* applyAll(tx, others, on(target, critical));
    },
  };
}

const meansChoice = rememberedOfTwo((scene: Scene, actor: CharacterId, { ability }: Known): Choice => {
  const casting = usualCasting(scene, actor, ability);
  return {
    id: ability.id,
    name: ability.name,
    note: abilityNote(ability),
    refused: whyNotManeuver(scene, actor, casting),
  };
});

function spendsOf(scene: Scene, actor: CharacterId): readonly Choice[] {
  return maneuversOf(scene, actor).flatMap(({ ability }) =>
    ability.upcasts.flatMap(({ id, name, cost, most }) =>
      Array.from({ length: Math.min(most ?? 3, 3) }, (_, n): Choice => {
        const casting = usualCasting(scene, actor, ability, { [id]: n + 1 });
        return {
          id: upcastChoice(ability.id, id, n + 1),
          name: `${ability.name}: ${name}${n === 0 ? '' : ` ×${n + 1}`}`,
          note: `+${cost * (n + 1)} WP`,
          suits: [ability.id],
          step: { of: `${ability.id}:${id}`, name, at: n + 1 },
          refused: whyNotManeuver(scene, actor, casting),
        };
      }),
    ),
  );
}

/** Whether the attack that a Maneuver goes with is a Flash Attack: its AP are in the cost. */
const isFlash = ({ spend }: Doing): boolean => spend.includes(FLASH);

/** A weapon attack with a Maneuver, which is said before the roll (Maneuver): the attack is paid as any, the Maneuver in WP. */
export const maneuver: Act = {
  id: 'maneuver',
  name: 'Attack with a Maneuver',
  also: ['Maneuver', 'Manoeuvre'],
  group: 'attack',
  cost: {},
  price: 'WP, and the AP of an attack',
  offered: (scene, actor) => maneuversOf(scene, actor).length > 0,
  refused(scene, actor) {
    const early = whyNoAttack(scene, actor);
    if (early !== null) return early;
    const whys = maneuversOf(scene, actor).map((one) => meansChoice(scene, actor, one).refused);
    return whys.includes(null) ? null : (whys[0] ?? refusal('noAbility', { actor }));
  },
  tally(scene, doing) {
    const casting = castingFor(scene, doing);
    return casting === null ? null : priceLine(scene, doing.actor, casting);
  },
  costOf(scene, doing) {
    const casting = castingFor(scene, doing);
    const wp = casting === null ? 0 : priceOf(scene, doing.actor, casting).paid;
    return isFlash(doing) ? { ...flashCost(usualMeans(scene, doing.actor)), wp } : { wp };
  },
  apHeld(scene, actor) {
    const means = usualMeans(scene, actor);
    return means === null ? 0 : apOfAction(means);
  },
  targets: (scene, actor) =>
    attackable(scene, actor).map((id) => {
      const made = attackOf(scene, { actor, target: id, means: null, detail: null, spend: [], asGm: false });
      return {
        id,
        name: characterIn(scene, id)?.name ?? id,
        note: `${metresBetween(scene, actor, id)} m`,
        refused: isRefusal(made) ? made : whyNoTimeAtAll(scene, actor, made.means),
      };
    }),
  means: (scene, actor) => maneuversOf(scene, actor).map((one) => meansChoice(scene, actor, one)),
  spends: (scene, actor) => [
    ...(hasFlash(scene, actor)
      ? [{ id: FLASH, name: 'As a Flash Attack', note: '1 AP', refused: whyNoFlash(scene, actor) }]
      : []),
    ...spendsOf(scene, actor),
    ...attackSpends(meansOf(scene, actor)),
  ],
  whyNot(scene, doing) {
    const casting = castingFor(scene, doing);
    if (casting === null) return refusal('chooseAbility', { actor: doing.actor });
    const made = attackOf(scene, doing);
    if (isRefusal(made)) return made;
    const late = isFlash(doing)
      ? whyNoFlash(scene, doing.actor, made.means)
      : whyNoTime(scene, doing.actor, made.means);
    return whyNotManeuver(scene, doing.actor, casting) ?? late;
  },
  *run(tx, doing) {
    const now = tx.snapshot();
    const casting = castingFor(now, doing);
    const made = attackOf(now, doing);
    if (casting === null || isRefusal(made)) return;
    const { actor } = doing;
    const { ability, upcasts } = casting;
    const price = priceOf(now, actor, casting);
    noteUse(tx, actor, ability.id, ability.limit);
    if (isFlash(doing)) noteFlash(tx, actor);
    else payAttack(tx, actor, made.means, made.uses);
    tell(tx, 'abilityUsed', {
      ...{ actor, target: doing.target, others: [], name: ability.name, wp: price.paid, tier: price.tier },
      ...{ upcasts: upcastWords(ability, upcasts), text: ability.text },
    });
    yield* strike(tx, { ...made, rider: ridersOf(now, actor, casting) });
  },
};
