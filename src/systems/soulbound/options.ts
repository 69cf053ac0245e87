import type { ActOption, Choice, Options } from '../../engine/options.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { checkAttack, whyNotTarget } from './attack/legality.ts';
import { meansOf, usualMeans } from './attack/means.ts';
import { weaponLine } from './character/sheet.ts';
import { acts as table } from './content/acts.ts';
import { type MettleSpendId, mettleSpends } from './content/mettle.ts';
import { rowOf } from './content/table.ts';
import { ways } from './content/ways.ts';
import { acts, whyAimless, whyNotAct } from './moves/index.ts';
import { othersOf, person } from './moves/targets.ts';
import { attackSkill } from './numbers/weapon.ts';
import { type CharacterId, characterIn, type Scene } from './scene.ts';
import { whyNoAction, whyNoDoubleTraining, whyNoExtraAction } from './turn/economy.ts';

/** What somebody may do on their turn, each with the reason where they may not. */
export function optionsOf(scene: Scene, actor: CharacterId): Options {
  if (characterIn(scene, actor) === null) return { actor, acts: [] };
  return { actor, acts: [attackOption(scene, actor), ...actOptions(scene, actor)] };
}

function attackOption(scene: Scene, actor: CharacterId): ActOption {
  const { id, name, text } = rowOf(table, 'attack');
  const bought = whyNoAction(scene, actor) !== null && whyNoAction(scene, actor, true) === null;
  const refused = bought ? null : whyNoAction(scene, actor);
  const targets =
    scene.fight === null
      ? []
      : othersOf(scene, actor).map((target) => targetChoice(scene, actor, target, bought));
  return {
    kind: 'attack',
    id,
    name,
    note: bought ? `${text} 1 Mettle buys the Action.` : text,
    refused,
    targets,
    targetNeeded: true,
    means: meansOf(scene, actor).map(({ id: means, weapon, thrown }) => ({
      id: means,
      name: thrown ? `${weapon.name} (thrown)` : weapon.name,
      note: weaponLine(weapon).slice(0, 100),
      refused: weapon.dropped ? { code: 'weaponDropped', params: { actor, weapon: weapon.name } } : null,
    })),
    ways: ways.map((way) => ({ id: way.id, name: way.name, note: way.text, refused: null })),
    spends: [
      spendChoice('extraAction', whyNoExtraAction(scene, actor)),
      spendChoice('doubleTraining', whyNoDoubledAttack(scene, actor)),
    ],
  };
}

/** A target is open where some weapon reaches it; else it says why the usual one does not. */
function targetChoice(scene: Scene, actor: CharacterId, target: CharacterId, bought: boolean): Choice {
  const cannot = whyNotTarget(scene, actor, target);
  if (cannot !== null) return person(scene, target, cannot);
  const spend = bought ? ['extraAction'] : [];
  const usual = usualMeans(scene, actor, target);
  const tries = [usual, ...meansOf(scene, actor)].map((means) =>
    checkAttack(scene, { actor, target, means: means?.id ?? null, way: null, spend }),
  );
  const [first] = tries;
  return person(
    scene,
    target,
    tries.some((t) => t.ok) || first === undefined || first.ok ? null : first.refusal,
  );
}

function spendChoice(id: MettleSpendId, refused: Refusal | null): Choice {
  const { name, text } = rowOf(mettleSpends, id);
  return { id, name, note: text, refused };
}

/** Why Training cannot be doubled for an attack, whatever it is made with. */
function whyNoDoubledAttack(scene: Scene, actor: CharacterId): Refusal | null {
  const whys = meansOf(scene, actor).map(({ weapon, thrown }) =>
    whyNoDoubleTraining(scene, actor, attackSkill(scene, { actor, weapon: weapon.id, thrown }), 1),
  );
  return whys.includes(null) ? null : (whys[0] ?? null);
}

function actOptions(scene: Scene, actor: CharacterId): readonly ActOption[] {
  return acts.map((act): ActOption => {
    const { name, text } = rowOf(table, act.id);
    const bought =
      act.cost === 'action' && whyNoAction(scene, actor) !== null && whyNoAction(scene, actor, true) === null;
    const targets = act.targets?.(scene, actor);
    const means = act.means?.(scene, actor);
    return {
      kind: 'act',
      id: act.id,
      name,
      note: bought ? `${text} 1 Mettle buys the Action.`.slice(0, 100) : text,
      refused: whyNotAct(scene, actor, act, bought) ?? whyAimless(scene, actor, act),
      ...(targets === undefined ? {} : { targets, targetNeeded: act.targetLater !== true }),
      ...(means === undefined ? {} : { means }),
      ...(act.words === undefined ? {} : { detail: act.words }),
      ...(act.cost === 'action'
        ? { spends: [spendChoice('extraAction', whyNoExtraAction(scene, actor))] }
        : {}),
    };
  });
}
