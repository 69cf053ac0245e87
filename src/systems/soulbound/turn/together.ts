import { blockOf, type Together, waiting } from '../../../engine/turns/index.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** Those who act in any order among themselves: nobody, or by the house rule all on the heroes' side (S117). */
export function together(scene: Scene): Together {
  const { fight, party } = scene;
  if (fight === null || party.rules.turnOrder === 'initiative') return [];
  const all = { ...fight.aside?.fighters, ...fight.fighters };
  return Object.keys(all).filter((id) => all[id]?.side === 'players');
}

/** Heroes of whom any may begin their turn now; while one of them acts, those who may afterwards. */
export const toAct = (scene: Scene): readonly CharacterId[] =>
  scene.fight === null ? [] : blockOf(scene.fight.order, together(scene));

/** Whether the fight waits for one of several heroes to begin. */
export function isOpen(scene: Scene): boolean {
  const heroes = together(scene);
  return heroes.length > 0 && scene.fight !== null && waiting(scene.fight.order, heroes) !== null;
}

/** Whether somebody is one of the heroes for whom it waits. */
export const mayBegin = (scene: Scene, actor: CharacterId): boolean =>
  isOpen(scene) && toAct(scene).includes(actor);
