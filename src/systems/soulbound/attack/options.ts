import type { ActOption, Choice } from '../../../engine/options.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { weaponLine } from '../character/sheet.ts';
import { acts } from '../content/acts.ts';
import { mettleSpends } from '../content/mettle.ts';
import { soulfireUses } from '../content/soulfire.ts';
import { rowOf } from '../content/table.ts';
import { ways } from '../content/ways.ts';
import { othersOf, person } from '../moves/targets.ts';
import { attackSkill } from '../numbers/weapon.ts';
import { whyNoSoulfire } from '../party/spend.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { whyNoAction, whyNoDoubleTraining, whyNoExtraAction } from '../turn/economy.ts';
import { isBlast } from './blast.ts';
import { checkAttack, whyNotTarget } from './legality.ts';
import { meansOf, usualMeans, whyNotMeans } from './means.ts';

/** The attack that somebody may make on their turn: at whom or which Zone, with what, how, and what for. */
export function attackOption(scene: Scene, actor: CharacterId): ActOption {
  const { id, name, text } = rowOf(acts, 'attack');
  const bought = whyNoAction(scene, actor) !== null && whyNoAction(scene, actor, true) === null;
  const refused = bought ? null : whyNoAction(scene, actor);
  return {
    kind: 'attack',
    id,
    name,
    note: bought ? `${text} 1 Mettle buys the Action.` : text,
    refused,
    targets: scene.fight === null ? [] : targetsOf(scene, actor, bought),
    targetNeeded: true,
    means: meansOf(scene, actor).map((means) => ({
      id: means.id,
      name: means.thrown ? `${means.weapon.name} (thrown)` : means.weapon.name,
      note: weaponLine(means.weapon).slice(0, 100),
      refused: whyNotMeans(scene, actor, means),
    })),
    ways: ways.map((way) => ({ id: way.id, name: way.name, note: way.text, refused: null })),
    spends: [
      spendChoice(rowOf(mettleSpends, 'extraAction'), whyNoExtraAction(scene, actor)),
      spendChoice(rowOf(mettleSpends, 'doubleTraining'), whyNoDoubledAttack(scene, actor)),
      spendChoice(rowOf(soulfireUses, 'maximise'), whyNoSoulfire(scene, actor)),
    ],
  };
}

/** Everybody else, and the Zones where somebody has a weapon with Blast. */
function targetsOf(scene: Scene, actor: CharacterId, bought: boolean): readonly Choice[] {
  const others = othersOf(scene, actor).map((target) => targetChoice(scene, actor, target, bought));
  const blasts = meansOf(scene, actor).filter(({ weapon }) => isBlast(scene, weapon));
  if (blasts.length === 0) return others;
  const zones = Object.entries(scene.fight?.map.zones ?? {}).map(([id, { name }]): Choice => {
    const tries = blasts.map((means) => tried(scene, actor, id, means.id, bought));
    return {
      id,
      name,
      note: 'Blast: everybody there',
      refused: tries.includes(null) ? null : (tries[0] ?? null),
    };
  });
  return [...others, ...zones];
}

/** A target is open where some weapon reaches it; else it says why the usual one does not. */
function targetChoice(scene: Scene, actor: CharacterId, target: CharacterId, bought: boolean): Choice {
  const cannot = whyNotTarget(scene, actor, target);
  if (cannot !== null) return person(scene, target, cannot);
  const usual = usualMeans(scene, actor, target);
  const tries = [usual, ...meansOf(scene, actor)].map((means) =>
    tried(scene, actor, target, means?.id ?? null, bought),
  );
  return person(scene, target, tries.includes(null) ? null : (tries[0] ?? null));
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
  const checked = checkAttack(scene, { actor, target, means, way: null, spend });
  return checked.ok ? null : checked.refusal;
}

const spendChoice = (
  { id, name, text }: { readonly id: string; readonly name: string; readonly text: string },
  refused: Refusal | null,
): Choice => ({ id, name, note: text, refused });

/** Why Training cannot be doubled for an attack, whatever it is made with. */
function whyNoDoubledAttack(scene: Scene, actor: CharacterId): Refusal | null {
  const whys = meansOf(scene, actor).map(({ weapon, thrown }) =>
    whyNoDoubleTraining(scene, actor, attackSkill(scene, { actor, weapon: weapon.id, thrown }), 1),
  );
  return whys.includes(null) ? null : (whys[0] ?? null);
}
