import { rowOf } from '../../engine/table.ts';
import type { TrackerCall } from '../../engine/words.ts';
import { mettleSpends } from './content/mettle.ts';
import { type SoulfireUseId, soulfireUses } from './content/soulfire.ts';
import type { Act } from './moves/act.ts';
import { cheatDeath, recoverAllToughness, regainMettle } from './moves/soulfire.ts';
import { extraAction } from './moves/stances.ts';
import { type CharacterId, character, fighterIn, fightersIn, type Scene } from './scene.ts';
import { whyNoAction } from './turn/economy.ts';
import { holdsTurn } from './turn/held.ts';
import { isOpen, toAct } from './turn/together.ts';

/** Those who wait for something to happen: whoever plays them says that it does. */
export const waitingCalls = (scene: Scene): readonly TrackerCall[] =>
  fightersIn(scene)
    .filter((id) => fighterIn(scene, id)?.waiting)
    .map((id) => ({ actor: id, act: 'reactNow', label: `It happens: ${character(scene, id).name} reacts` }));

/** The heroes of whom any may act now, where they act in any order. */
export const beginCalls = (scene: Scene): readonly TrackerCall[] =>
  isOpen(scene)
    ? toAct(scene).map((id) => ({ actor: id, act: 'begin', label: `${character(scene, id).name} acts now` }))
    : [];

/** Those who have put off their turn: whoever plays them may take it before the end of the round. */
export const holdCalls = (scene: Scene): readonly TrackerCall[] =>
  fightersIn(scene)
    .filter((id) => holdsTurn(scene, id))
    .map((id) => ({ actor: id, act: 'actNext', label: `${character(scene, id).name} acts next` }));

/**
 * What Mettle and Soulfire buy whoever acts right now, where it does something: one more Action once none is left, all
 * Mettle, all Toughness, and the life of each who is dying within reach.
 */
export function turnCalls(scene: Scene): readonly TrackerCall[] {
  const actor = scene.fight?.turn?.actor;
  if (actor === undefined) return [];
  const acts = whyNoAction(scene, actor) === null;
  const call = ({ id }: Act, label: string) => ({ actor, act: id, label });
  return [
    ...(!acts && isPossible(scene, actor, extraAction)
      ? [call(extraAction, `1 Mettle: ${rowOf(mettleSpends, 'extraAction').name}`)]
      : []),
    ...(isPossible(scene, actor, regainMettle) ? [call(regainMettle, soulfire('regainMettle'))] : []),
    ...(acts && isPossible(scene, actor, recoverAllToughness)
      ? [call(recoverAllToughness, soulfire('recoverToughness'))]
      : []),
    ...(acts && isPossible(scene, actor, cheatDeath)
      ? targetsOf(scene, actor, cheatDeath).map(({ id, name }) => ({
          ...call(cheatDeath, `${soulfire('cheatDeath')} (${name})`),
          target: id,
        }))
      : []),
  ];
}

const soulfire = (use: SoulfireUseId): string => `1 Soulfire: ${rowOf(soulfireUses, use).name}`;

const isPossible = (scene: Scene, actor: CharacterId, act: Act): boolean =>
  (act.refused?.(scene, actor) ?? null) === null;

const targetsOf = (scene: Scene, actor: CharacterId, act: Act) =>
  (act.targets?.(scene, actor) ?? []).filter(({ refused }) => refused === null);
