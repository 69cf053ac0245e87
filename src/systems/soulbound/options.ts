import type { ActOption, Choice, Options } from '../../engine/options.ts';
import { checkAttack, whyNotTarget } from './attack/legality.ts';
import { meansOf, usualMeans } from './attack/means.ts';
import { weaponLine } from './character/sheet.ts';
import { acts as table } from './content/acts.ts';
import { mettleSpends } from './content/mettle.ts';
import { rowOf } from './content/table.ts';
import { ways } from './content/ways.ts';
import { acts, whyNotAct } from './moves/index.ts';
import { othersOf, person } from './moves/targets.ts';
import { type CharacterId, characterIn, type Scene } from './scene.ts';
import { whyNoAction, whyNoDoubling, whyNoExtraAction } from './turn/economy.ts';

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
    spends: attackSpends(scene, actor),
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

function attackSpends(scene: Scene, actor: CharacterId): readonly Choice[] {
  return mettleSpends.map(({ id, name, text }) => ({
    id,
    name,
    note: text,
    refused: id === 'extraAction' ? whyNoExtraAction(scene, actor) : whyNoDoubling(scene, actor, 1),
  }));
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
      refused: whyNotAct(scene, actor, act, bought),
      ...(targets === undefined ? {} : { targets, targetNeeded: true }),
      ...(means === undefined ? {} : { means }),
      ...(act.cost === 'action'
        ? { spends: attackSpends(scene, actor).filter((spend) => spend.id === 'extraAction') }
        : {}),
    };
  });
}
