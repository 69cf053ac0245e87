import { skills } from '../content/skills/index.ts';
import type { DamageType } from '../content/damageTypes.ts';
import { sourcesOf } from '../effects/sources.ts';
import { byId } from '../forces/catalogue.ts';
import type { Scene, UnitId } from '../scene.ts';
import type { Means } from './means.ts';

const kinds = { arcaneAssault: 'arcane', technicalAssault: 'technical' } as const;

/** Assaults that a unit makes by a skill (Magic Assault, Mental Assault, Aggressive Hack): those that defeat, or send to reserves. */
export function powersOf(scene: Scene, id: UnitId): readonly Means[] {
  return sourcesOf(scene, id).flatMap(({ from, effect }): readonly Means[] => {
    if (effect.does !== 'rule' || (effect.rule !== 'arcaneAssault' && effect.rule !== 'technicalAssault'))
      return [];
    const { types, within, only, or = 'defeated', after, back } = effect.figures;
    if ((or !== 'defeated' && or !== 'reserves') || back !== undefined) return [];
    return [
      {
        id: from,
        name: byId(skills, from)?.name ?? from,
        kind: kinds[effect.rule],
        types: Array.isArray(types) ? (types as readonly DamageType[]) : [],
        bumps: { off: [], def: [] },
        range: null,
        has: [],
        unarmed: false,
        within: within === 'detect' ? 'detect' : 'adjacent',
        only: typeof only === 'string' ? only : null,
        wins: or,
        after: typeof after === 'number' ? after : null,
      },
    ];
  });
}
