import type { Intent, Member } from '../../src/engine/intent.ts';
import { plain } from '../../src/engine/json.ts';
import type { AnySystem } from '../../src/engine/system.ts';
import type { Extent } from './battlefield.ts';
import { fighterSheet } from './fighters.ts';

/** As many as a fight may have. */
export const ZONES = 25;

/** The scene in which a fight in Zones begins, all over them, and the command that begins it. */
export function skirmish(
  system: AnySystem,
  { heroes, enemies }: Pick<Extent, 'heroes' | 'enemies'>,
): { readonly scene: object; readonly begin: Intent } {
  const zones = Array.from({ length: ZONES }, (_, n) => `Zone ${n + 1}`);
  const setup = system.readSetup(zones.join(' - '));
  if (!setup.ok) throw new Error(setup.why);
  const members = Array.from({ length: heroes + enemies }, (_, n): Member => {
    const isHero = n < heroes;
    const name = isHero ? `Hero ${n + 1}` : `Raider ${n - heroes + 1}`;
    return {
      id: isHero ? `hero${n}` : `raider${n - heroes}`,
      name,
      side: isHero ? 'players' : 'foes',
      sheet: plain({ ...fighterSheet(n % 25), name }),
      place: zones[n % ZONES] ?? null,
    };
  });
  return {
    scene: system.scene({}),
    begin: { kind: 'begin', members, setup: setup.setup, surprised: [], asGm: true },
  };
}
