import type { Member } from '../../engine/intent.ts';
import type { Json } from '../../engine/json.ts';
import type { ReadyFight } from '../../engine/ready.ts';
import { numbered } from '../encounter/members.ts';
import type { AnySystem } from '../table.ts';

/** A hero of a ready fight as they come into it. */
export interface HeroHere {
  readonly id: string;
  readonly name: string;
  readonly sheet: Json;
  readonly played: boolean; // by somebody
}

/** Who is in a ready fight from its start: its heroes, in their order, and its foes. `taken` are names that nobody else may have. */
export function readyMembers(
  system: Pick<AnySystem, 'foe' | 'foes' | 'character'>,
  fight: ReadyFight,
  heroes: readonly HeroHere[],
  nextId: () => string,
  taken: readonly string[] = [],
): readonly Member[] {
  const names = [...taken, ...heroes.map(({ name }) => name)];
  const ours = heroes.map(({ id, name, sheet, played }, at): Member => {
    const place = fight.heroes[at]?.place ?? null;
    return { id, name, side: 'players', sheet, place, npc: !played, fleeting: !played };
  });
  const theirs = fight.foes.flatMap(({ foe, count, place, side }) => {
    const called = system.foes.find(({ id }) => id === foe)?.name ?? foe;
    const own = numbered(called, count, names);
    names.push(...own);
    return own.map((name): Member => {
      const sheet = system.character.rename(system.foe(foe), name) as Json;
      const ofHeroes = side === 'players' ? { npc: true } : {};
      return { id: nextId(), name, side, nameless: true, fleeting: true, sheet, place, ...ofHeroes };
    });
  });
  return [...ours, ...theirs];
}
