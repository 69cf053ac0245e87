import type { Params } from '../../../engine/refusal.ts';
import type { Reaction, StandingOrder } from '../../../engine/ruleset.ts';
import { isIncapacitated } from '../conditions/active.ts';
import { zoneOfFighter } from '../fight/zones.ts';
import { type CharacterId, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { effectWords } from './effects/index.ts';
import { aimsAt, powerIn, whyNotAimed, whyNotThem, whyNotUsed } from './legality.ts';
import { holds } from './only.ts';
import type { Power, Trigger } from './schema/power.ts';
import { usePower } from './use.ts';

/** The moments at which powers of this or that trigger work; `about` has who is in it, by role. */
export const windows = {
  attackDeclared: 'attack.declared', // actor, target, ranged, charging
  attackHit: 'attack.hit', // the same
  fallen: 'fallen', // target: who is Mortally Wounded or dead now
  turnStarted: 'turn.started', // actor
  turnEnding: 'turn.ending', // actor
} as const;

/** Powers of which trigger a moment of an attack sets off: of who attacks, and of whom they attack. */
export const attackTriggers = {
  attackDeclared: ['attacking', 'attacked'],
  attackHit: ['hits', 'hit'],
} as const satisfies Readonly<Record<string, readonly [own: Trigger, theirs: Trigger]>>;

/** Whose powers of which trigger a moment sets off, and who is the other one in it. */
interface Called {
  readonly owner: CharacterId;
  readonly trigger: Trigger;
  readonly other: CharacterId | null;
}

function calledBy(scene: Scene, window: string, about: Params): readonly Called[] {
  const id = (name: string) => (typeof about[name] === 'string' ? about[name] : null);
  const [actor, target] = [id('actor'), id('target')];
  const both = (own: Trigger, theirs: Trigger): readonly Called[] =>
    actor === null || target === null
      ? []
      : [
          { owner: actor, trigger: own, other: target },
          { owner: target, trigger: theirs, other: actor },
        ];
  switch (window) {
    case windows.attackDeclared:
      return both(...attackTriggers.attackDeclared);
    case windows.attackHit:
      return both(...attackTriggers.attackHit);
    case windows.fallen:
      return fightersIn(scene)
        .filter((owner) => owner !== target)
        .map((owner) => ({ owner, trigger: 'falls', other: target }));
    case windows.turnStarted:
      return actor === null ? [] : [{ owner: actor, trigger: 'turnStart', other: null }];
    case windows.turnEnding:
      return actor === null ? [] : [{ owner: actor, trigger: 'turnEnd', other: null }];
    default:
      return [];
  }
}

/** All powers that a moment sets off, each with what it would do. Those that cannot be used now are left out. */
export function reactions(scene: Scene, window: string, about: Params): readonly Reaction<Scene>[] {
  return calledBy(scene, window, about).flatMap(({ owner, trigger, other }) => {
    const who = scene.characters[owner];
    if (who === undefined || who.dead || !who.powers.some(({ when }) => when === trigger)) return [];
    if (isIncapacitated(scene, owner)) return [];
    return who.powers.flatMap((power) =>
      power.when === trigger && fits(scene, power, { owner, trigger, other }, about)
        ? [reaction(scene, owner, power, other)]
        : [],
    );
  });
}

function fits(scene: Scene, power: Power, { owner, other }: Called, about: Params): boolean {
  if (whyNotUsed(scene, owner, power) !== null) return false;
  if (power.when === 'falls' && !isMeant(scene, power, owner, other)) return false;
  const at = {
    owner,
    opponent: other,
    ranged: typeof about.ranged === 'boolean' ? about.ranged : null,
    charging: about.charging === true,
  };
  if (!holds(scene, power.only, at)) return false;
  if (aimsAt(power) === 'person')
    return other !== null && whyNotAimed(scene, owner, { ...power, only: [] }, other) === null;
  return whyNotThem(scene, owner, power, zoneOfFighter(scene, owner)) === null;
}

/** Whether the one who fell is of the side that the power means. */
function isMeant(scene: Scene, { whose }: Power, owner: CharacterId, other: CharacterId | null): boolean {
  if (other === null || whose === 'anyone') return other !== null;
  const isAlly = fighterIn(scene, other)?.side === fighterIn(scene, owner)?.side;
  return isAlly === (whose === 'ally');
}

const reaction = (
  scene: Scene,
  owner: CharacterId,
  power: Power,
  other: CharacterId | null,
): Reaction<Scene> => ({
  id: power.id,
  owner,
  params: { power: power.name, mettle: power.mettle, does: power.effects.map(effectWords).join('; ') },
  refused: null,
  // What a foe could do is the GM's to know.
  ...(fighterIn(scene, owner)?.side === 'foes' ? { to: 'gm' } : {}),
  *run(tx) {
    const target = aimsAt(power) === 'person' ? other : null;
    const zone = power.aim === 'zone' ? zoneOfFighter(tx.now, owner) : null;
    yield* usePower(tx, { user: owner, power, target, zone });
    return 'goesOn';
  },
});

/** What costs nothing and is not limited happens by itself; for all else its owner is asked. */
export function standing(scene: Scene, owner: string, id: string): StandingOrder {
  const power = powerIn(scene, owner, id);
  return power !== null && power.mettle === 0 && power.limit === null && power.left === null
    ? 'always'
    : 'ask';
}
