import type { ActOption, Choice } from '../../../engine/options.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Means } from '../character/arms.ts';
import { weaponWords } from '../character/sheet.ts';
import { acts } from '../content/acts.ts';
import { alsoCalled, spendsAlso } from '../content/alsoCalled.ts';
import { mettleSpends } from '../content/mettle.ts';
import { soulfireUses } from '../content/soulfire.ts';
import { type WayId, ways } from '../content/ways.ts';
import { zoneOfFighter } from '../fight/zones.ts';
import { bestFirst, othersOf, person } from '../moves/targets.ts';
import { attackSkill } from '../numbers/weapon.ts';
import { whyNoSoulfire } from '../party/spend.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { mustBuyAction, whyNoAction, whyNoDoubleTraining, whyNoExtraAction } from '../turn/economy.ts';
import { isBlast } from './blast.ts';
import { checkAttack, whyNotTarget } from './legality.ts';
import { meansOf, namedMeans, usualMeans, whyNotMeans } from './means.ts';

/** The attack that somebody may make on their turn: at whom or which Zone, with what, how, and what for. */
export function attackOption(scene: Scene, actor: CharacterId): ActOption {
  const { id, name, text } = rowOf(acts, 'attack');
  const bought = mustBuyAction(scene, actor);
  const refused = bought ? null : whyNoAction(scene, actor);
  const all = meansOf(scene, actor).map((means) => ({
    means,
    tries: triesWith(scene, actor, means, bought),
  }));
  return {
    kind: 'attack',
    id,
    name,
    group: 'attack',
    price: bought ? '1 Mettle' : 'Action',
    ...(bought ? { takes: ['extraAction'] } : {}),
    note: text,
    refused,
    targets: [
      ...bestFirst(scene, actor).map((target) => targetChoice(scene, actor, target, all, bought)),
      ...zoneChoices(scene, actor, all),
    ],
    targetNeeded: true,
    means: all.map(({ means, tries }) => ({
      id: means.id,
      name: means.thrown ? `${means.weapon.name} (thrown)` : means.weapon.name,
      note: weaponWords(means.weapon),
      // What would be thrown fits where it says so, and where it is in hand only whom it reaches there.
      fits: [...tries]
        .filter(
          ([target, why]) => why === null && namedMeans(scene, actor, target, means.id)?.id === means.id,
        )
        .map(([target]) => target),
      refused: whyNotMeans(scene, actor, means),
    })),
    ways: ways.map((way) => ({ id: way.id, name: way.name, note: way.text, refused: null })),
    spends: [
      spendChoice(rowOf(mettleSpends, 'extraAction'), whyNoExtraAction(scene, actor)),
      spendChoice(rowOf(mettleSpends, 'doubleTraining'), whyNoDoubledAttack(scene, actor, bought ? 2 : 1)),
      spendChoice(rowOf(soulfireUses, 'maximise'), whyNoSoulfire(scene, actor)),
    ],
  };
}

/** A weapon with everybody and every Zone it may be aimed at: why it cannot, null where it can. */
interface Tried {
  readonly means: Means;
  readonly tries: ReadonlyMap<string, Refusal | null>;
}

function triesWith(scene: Scene, actor: CharacterId, means: Means, bought: boolean): Tried['tries'] {
  if (scene.fight === null) return new Map();
  const zones = isBlast(scene, means.weapon) ? Object.keys(scene.fight.map.zones) : [];
  const targets = [...othersOf(scene, actor), ...zones];
  return new Map(targets.map((target) => [target, tried(scene, actor, target, means.id, bought)]));
}

/** The Zones, where somebody has a weapon with Blast. */
function zoneChoices(scene: Scene, actor: CharacterId, all: readonly Tried[]): readonly Choice[] {
  const blasts = all.filter(({ means }) => isBlast(scene, means.weapon));
  if (blasts.length === 0) return [];
  return Object.entries(scene.fight?.map.zones ?? {}).map(([id, { name }]) => {
    const whys = blasts.map(({ tries }) => tries.get(id) ?? null);
    return {
      id,
      name,
      note: `Blast: everybody there${zoneOfFighter(scene, actor) === id ? ', you too' : ''}`,
      refused: whys.includes(null) ? null : (whys[0] ?? null),
    };
  });
}

/** A target is open where some weapon reaches it; else it says why the usual one does not. */
function targetChoice(
  scene: Scene,
  actor: CharacterId,
  target: CharacterId,
  all: readonly Tried[],
  bought: boolean,
): Choice {
  const cannot = whyNotTarget(scene, actor, target);
  if (cannot !== null) return person(scene, target, cannot);
  if (all.some(({ tries }) => tries.get(target) === null)) return person(scene, target, null);
  return person(
    scene,
    target,
    tried(scene, actor, target, usualMeans(scene, actor, target)?.id ?? null, bought),
  );
}

/** Why an attack could not be made so; null where it could. */
function tried(
  scene: Scene,
  actor: CharacterId,
  target: string,
  means: string | null,
  bought: boolean,
): Refusal | null {
  const spend = bought ? ['extraAction'] : [];
  const why = (way: WayId | null) => {
    const checked = checkAttack(scene, { actor, target, means, way, spend });
    return checked.ok ? null : checked.refusal;
  };
  const plainly = why(null);
  // Where a Charge leads into the next Zone, it may reach whom a plain attack does not.
  const charges = plainly !== null && scene.party.rules.chargeMoves === 'yes' && why('charge') === null;
  return charges ? null : plainly;
}

const spendChoice = (
  { id, name, text }: { readonly id: keyof typeof spendsAlso; readonly name: string; readonly text: string },
  refused: Refusal | null,
): Choice => ({ id, name, ...alsoCalled(spendsAlso[id]), note: text, refused });

/** Why Training cannot be doubled for an attack, whatever it is made with; `mettle` is what that costs with the Action. */
function whyNoDoubledAttack(scene: Scene, actor: CharacterId, mettle: number): Refusal | null {
  const whys = meansOf(scene, actor).map(({ weapon, thrown }) =>
    whyNoDoubleTraining(scene, actor, attackSkill(scene, { actor, weapon: weapon.id, thrown }), mettle),
  );
  return whys.includes(null) ? null : (whys[0] ?? null);
}
