import type { ActOption, Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { METRE } from '../../../engine/space/plane/index.ts';
import { rowOf } from '../../../engine/table.ts';
import { declarable } from '../abilities/panels/declared.ts';
import { whyNoPrestige } from '../abilities/prestige.ts';
import { attributes } from '../content/attributes.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { distanceBetween } from '../fight/bodies.ts';
import { amountWords } from '../gear/amount.ts';
import { type CharacterId, characterIn, fighterIn, personIn, type Scene } from '../scene.ts';
import { ATTACK, whyNoAttack } from './attack.ts';
import { AS_SKILLED, SPARE, SWEEP, usable } from './choose.ts';
import { type Attacker, whyNotMeans, whyNotTarget } from './legality.ts';
import { isSkilledFor, type Means, meansOf } from './means.ts';
import { attackable } from './targets.ts';

/** An Attack in figures: '50 m VSN, 4 shots, 2 Sharp, 4/4 Ammo'. */
export function meansNote({ attack, source }: Means): string {
  const { range, hit, shots, damage, types, uses } = attack;
  const reach = range === null ? 'Melee' : `${range} m`;
  const by = typeof hit === 'number' ? `${hit}+` : rowOf(attributes, hit).short;
  const kinds = types.map((type) => rowOf(damageTypes, type).name).join(' or ');
  const many = amountWords(shots);
  const held = source.kind === 'item' ? source.item : source.kind === 'system' ? source.system : null;
  const left = [
    ...(uses.ammo > 0 && held !== null ? [`${held.ammo}/${held.profile.ammo?.max ?? 0} Ammo`] : []),
    ...(uses.charge > 0 && held !== null ? [`${held.charge}/${held.profile.charge ?? 0} Charge`] : []),
    ...(uses.watts > 0 ? [`${uses.watts} W`] : []),
  ];
  return [`${reach} ${by}`, `${many} ${many === '1' ? 'shot' : 'shots'}`, `${damage} ${kinds}`, ...left].join(
    ', ',
  );
}

/**
 * The Attack that somebody may make now: at whom, with what, in which way; each with the reason where it may not be. Who has nothing that they could
 * use but what wants Skilled hands, and three Prestige, pays with these; who has nothing at all doesn't attack.
 */
export function attackOption(scene: Scene, actor: CharacterId): ActOption {
  const all = meansOf(scene, actor);
  const asThey = usable(scene, { actor, asSkilled: false });
  const mayPay = asThey.length === 0 && whyNoPrestige(scene, actor) === null;
  const asSkilled = mayPay ? usable(scene, { actor, asSkilled: true }) : [];
  const able = asThey.length > 0 ? asThey : asSkilled;
  const attacker: Attacker = { actor, asSkilled: asSkilled.length > 0 };
  const nothing = able.length === 0 ? refusal('nothingToAttackWith', { actor }) : null;
  const closed = whyNoAttack(scene, actor) ?? nothing;
  const targets = attackable(scene, actor);
  const tries = new Map(
    able.map((means) => [
      means.id,
      new Map(targets.map((id) => [id, whyNotTarget(scene, attacker, means, id)])),
    ]),
  );
  return {
    kind: 'attack',
    id: ATTACK,
    name: 'Attack',
    also: ['Shoot', 'Strike', 'Fire'],
    group: 'attack',
    price: attacker.asSkilled ? 'Action, 3 Prestige' : 'Action',
    ...(attacker.asSkilled ? { takes: [AS_SKILLED] } : {}),
    refused: closed,
    targets: targets.map((id) => targetChoice(scene, actor, id, [...tries.values()])),
    targetNeeded: true,
    means: all.map((means) => ({
      id: means.id,
      name: means.name,
      note: meansNote(means),
      fits: targets.filter((id) => tries.get(means.id)?.get(id) === null),
      refused: whyNotMeans(scene, attacker, means) ?? closed,
    })),
    ways: waysOf(all),
    ...spendsOf(scene, attacker, all, tries),
  };
}

function targetChoice(
  scene: Scene,
  actor: CharacterId,
  id: CharacterId,
  tries: readonly ReadonlyMap<CharacterId, Refusal | null>[],
): Choice {
  const away = distanceBetween(scene, actor, id);
  const whys = tries.map((one) => one.get(id) ?? null);
  const refused = whys.length === 0 || whys.includes(null) ? null : (whys[0] ?? null);
  return {
    id,
    name: characterIn(scene, id)?.name ?? id,
    ...(away === null ? {} : { note: away <= 1 ? 'in contact' : `${Math.ceil(away / METRE)} m` }),
    refused,
  };
}

/** How else some of these can be used: with the type of damage one chooses, or a Greatsword at one alone. */
function waysOf(all: readonly Means[]): readonly Choice[] {
  const types = all.flatMap(({ attack }) => (attack.types.length > 1 ? attack.types : []));
  return [
    ...[...new Set(types)].map((type) => ({
      id: type,
      name: rowOf(damageTypes, type).name,
      note: 'type of damage, where the attack leaves it open',
      refused: null,
    })),
    ...(all.some(({ attack }) => attack.sweeps)
      ? [{ id: 'alone', name: 'At the target alone', note: 'no other enemy in reach', refused: null }]
      : []),
  ];
}

type Tries = ReadonlyMap<string, ReadonlyMap<CharacterId, Refusal | null>>;

/** Of how many each side a Greatsword's targets can be ticked. */
const MOST_SWEPT = 6;

/** Whom a Greatsword would meet and may spare, and who else may be hit with them: any number of targets in range. */
function sweptOf(scene: Scene, actor: CharacterId, all: readonly Means[], tries: Tries): readonly Choice[] {
  const reached = all
    .filter(({ attack }) => attack.sweeps)
    .flatMap(({ id }) => [...(tries.get(id) ?? [])].flatMap(([who, why]) => (why === null ? [who] : [])));
  const side = fighterIn(scene, actor)?.side;
  const isFoe = (id: CharacterId) => fighterIn(scene, id)?.side !== side;
  const named = (id: CharacterId) => characterIn(scene, id)?.name ?? id;
  const ids = [...new Set(reached)];
  return [
    ...(ids.length < 2 ? [] : ids.filter(isFoe).slice(0, MOST_SWEPT)).map((id) => ({
      ...{
        id: `${SPARE}${id}`,
        name: `Spare ${named(id)}`,
        note: 'a Greatsword hits all others',
        refused: null,
      },
    })),
    ...ids
      .filter((id) => !isFoe(id))
      .slice(0, MOST_SWEPT)
      .map((id) => ({
        ...{ id: `${SWEEP}${id}`, name: `Hit ${named(id)}, too`, note: 'with a Greatsword', refused: null },
      })),
  ];
}

/** What can be ticked for an Attack: three Prestige in place of Skilled, rerolls, a Greatsword's targets. */
function spendsOf(
  scene: Scene,
  { actor, asSkilled }: Attacker,
  all: readonly Means[],
  tries: Tries,
): Pick<ActOption, 'spends'> {
  const hits = all.flatMap(({ attack: { hit } }) => (typeof hit === 'number' ? [] : [hit]));
  const more = [...declarable(scene, actor, hits), ...sweptOf(scene, actor, all, tries)];
  const person = personIn(scene, actor);
  const wants =
    asSkilled ||
    (person !== null && all.some((means) => means.attack.skilled && !isSkilledFor(scene, person, means)));
  if (!wants) return more.length === 0 ? {} : { spends: more };
  const note = 'an Attack only the Skilled can make';
  return {
    spends: [
      { id: AS_SKILLED, name: '3 Prestige: count as Skilled', note, refused: whyNoPrestige(scene, actor) },
      ...more,
    ],
  };
}
