import type { ActOption, Choice, Options } from '../../../engine/options.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { armyActs } from './acts/index.ts';
import { opposed, unit, unitIn, unitOf, unitsIn } from './battle.ts';
import { spacesBetween } from './ground.ts';
import { whyNoAction, whyNotArmyAct, whyNotAttacked, whyNotTurn } from './legality.ts';

/** The tick with which heroes whose unit an attack ends are left alive (Heroes and Hero Units). */
export const SPARES = 'spare';

/** What a unit may do now; a hero says what the unit they are in does. */
export function armyOptions(scene: Scene, actor: CharacterId): Options {
  const id = unitOf(scene, actor);
  if (id === null || unitIn(scene, id)?.row === 'building') return { actor, acts: [] };
  const acts = armyActs
    .filter((act) => act.offered?.(scene, id, actor) !== false)
    .map((act): ActOption => {
      const targets = act.targets?.(scene, id, actor);
      const spends = act.spends?.(scene, id) ?? [];
      return {
        ...{ kind: 'act', id: act.id, name: act.name, group: act.group },
        ...(act.also === undefined ? {} : { also: act.also }),
        price: act.isAction ? 'action' : act.id === 'move' ? 'Movement' : 'free',
        refused: whyNotArmyAct(scene, actor, act),
        ...(targets === undefined ? {} : { targets, targetNeeded: act.targetLater !== true }),
        ...(act.targetsOpen ? { targetsOpen: true } : {}),
        ...(spends.length === 0 ? {} : { spends }),
        ...(act.words === undefined ? {} : { detail: act.words }),
      };
    });
  return { actor, acts: [attackOption(scene, actor, id), ...acts] };
}

function attackOption(scene: Scene, actor: CharacterId, id: CharacterId): ActOption {
  const targets = unitsIn(scene).filter(
    (other) =>
      opposed(scene, id, other) && !(unit(scene, other).unseen && unit(scene, id).side === 'players'),
  );
  const heroes = targets.some((other) => unit(scene, other).row === 'hero');
  return {
    ...{ kind: 'attack', id: 'attack', name: 'Attack', also: ['Strike', 'Shoot', 'Fire'], group: 'attack' },
    price: 'action',
    refused: whyNotTurn(scene, actor) ?? whyNoAction(scene, id),
    targets: targets.map(
      (other): Choice => ({
        ...{ id: other, name: character(scene, other).name, relation: 'foe' },
        note: awayWords(spacesBetween(scene, id, other)),
        refused: whyNotAttacked(scene, id, other),
      }),
    ),
    targetNeeded: true,
    spends: heroes
      ? [{ id: SPARES, name: "Don't kill heroes", note: 'they fall unconscious', refused: null }]
      : [],
  };
}

const awayWords = (spaces: number): string =>
  spaces === 0 ? 'same space' : spaces === 1 ? '1 space' : `${spaces} spaces`;
