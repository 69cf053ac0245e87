import { type CharacterId, characterIn, type Scene } from '../scene.ts';

/** Whether somebody can still fight for their side: people with HP. A vehicle fights through its crew. */
export function stands(scene: Scene, id: CharacterId): boolean {
  const who = characterIn(scene, id);
  return who?.kind === 'person' && !who.dead && who.hp.now > 0;
}
