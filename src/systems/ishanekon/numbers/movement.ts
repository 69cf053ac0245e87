import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { exhaustionRow } from '../world/exhausted.ts';
import { loadStateOf } from './carry.ts';
import { half } from './stat.ts';

/** Who carries too much moves 1 m, whatever would add to it (Weight and Carry Capacity). */
const OVERLOADED = 1;

/** Basic Movement in metres with what halves or sets it, once all is added: Exhaustion (house table) and too much weight. Never below 0. */
export function slowed(scene: Scene, id: CharacterId, metres: number): number {
  const usual = Math.max(0, metres);
  const being = beingIn(scene, id);
  if (being === null) return usual;
  const tired = exhaustionRow(being.exhaustion)?.movement ?? 'whole';
  if (tired === 'none') return 0;
  switch (loadStateOf(scene, id)) {
    case 'pinned':
      return 0;
    case 'overloaded':
      return OVERLOADED;
    case 'free':
      return tired === 'half' ? half(usual) : usual;
  }
}
