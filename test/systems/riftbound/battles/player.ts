import type { Intent } from '../../../../src/engine/intent.ts';
import type { ActOption, Choice } from '../../../../src/engine/options.ts';
import { hasAbility } from '../../../../src/systems/riftbound/abilities/owned.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { actingIn, fighterIn, fightersIn, type Scene } from '../../../../src/systems/riftbound/scene.ts';
import { type Chance, numberAfter, once, one } from '../../../support/random/chance.ts';
import type { Wish } from '../../../support/random/report.ts';
import { foe, hero } from './opening.ts';
import { wanted } from './wanted.ts';

const gm = { gm: true, characters: [] };
const next: Intent = { kind: 'next', actor: null, asGm: true };
const unoffered = (intent: Intent): Wish => ({ intent, offered: false });

/** What is done next, by chance: mostly something offered to the one on turn, now and then to somebody else; something by the GM; the next turn. */
export function choice(scene: Scene, chance: Chance): Wish {
  if (fightersIn(scene).length === 0) return unoffered(next); // no fight, or all have left it
  if (once(12, chance)) return unoffered(meddling(scene, chance));
  // Some rolls can be made again, but only before anything else is done.
  const again = fightersIn(scene).find((id) => fighterIn(scene, id)?.again !== undefined);
  if (again !== undefined && once(2, chance)) return doing(scene, again, chance);
  const acting = actingIn(scene);
  if (acting === null || once(8, chance)) return unoffered(next);
  return doing(scene, once(8, chance) ? one(fightersIn(scene), chance) : acting, chance);
}

/** What a GM does in the middle of it. */
function meddling(scene: Scene, chance: Chance): Intent {
  const who = one(fightersIn(scene), chance);
  const id = (stem: string) => `${stem}${numberAfter(Object.keys(scene.characters))}`;
  const text = one(
    ['crate at 8,8', 'dark', 'light', 'no crates', `${scene.characters[who]?.name} to 9,9`],
    chance,
  );
  return one<Intent>(
    [
      { kind: 'setting', text, asGm: true },
      { kind: 'join', members: [foe(id('foe'), chance)], asGm: true },
      { kind: 'join', members: [hero(id('pc'), chance)], asGm: true },
      { kind: 'sight', change: one(['hide', 'reveal'], chance), what: who, asGm: true },
      { kind: 'leave', actor: who, asGm: true },
      {
        kind: 'harm',
        actor: who,
        change: one(['damage', 'heal'], chance),
        points: 1 + chance(6),
        asGm: true,
      },
      {
        kind: 'condition',
        actor: who,
        change: one(['add', 'remove'], chance),
        condition: one(['prone', 'grappled', 'taunted'], chance),
        source: one(fightersIn(scene), chance),
        until: one([null, 'end of their next turn', '2 rounds'], chance),
        asGm: true,
      },
    ],
    chance,
  );
}

const open = (choices: readonly Choice[] | undefined): readonly Choice[] =>
  (choices ?? []).filter(({ refused }) => refused === null);

/** Something that is offered to somebody, half of the time what they like; the next turn where nothing is. */
export function doing(scene: Scene, actor: string, chance: Chance, likes = isSeldom): Wish {
  const { acts } = riftbound.options(scene, actor, gm);
  const able = acts.filter(
    (act) =>
      act.refused === null &&
      (act.targetNeeded !== true || open(act.targets).length > 0) &&
      (act.meansNeeded !== true || open(act.means).length > 0),
  );
  if (able.length === 0) return unoffered(next);
  const rather = able.filter(({ id }) => likes(scene, actor, id));
  return wishFor(actor, one(rather.length > 0 && once(2, chance) ? rather : able, chance), chance);
}

/** What nearly everybody can do at any time. */
const common: readonly string[] = [
  ...['move', 'prepare', 'overwatch', 'grapple', 'improvise', 'seize', 'moveCarefully'],
  ...['hold', 'drop', 'talk', 'light', 'point', 'switch', 'givePrestige', 'handOver'],
];

/** What few can do, and only now and then, or what leads to it: who can does so often, else it would hardly come about. */
function isSeldom(scene: Scene, actor: string, act: string): boolean {
  if (act === 'move') return hasAbility(scene, actor, 'charge');
  if (act === 'prepare') return hasAbility(scene, actor, 'rally');
  return wanted.act.includes(act) && !common.includes(act);
}

const ways = ['3 m north', 'towards 10,10', 'east', 'out of sight', '2 m sw then 1 m n'];

const drives = ['north', 'east', 'south-west', 'to 10,10', 'to 20,6', 'west, up 10', 'north, down 5'];

/** Of the many triggers that Overwatch may have, the one at which people are asked. */
const askMe: readonly Pick<Choice, 'id'>[] = [{ id: 'ask' }];

function wishFor(actor: string, act: ActOption, chance: Chance): Wish {
  const targets = act.id === 'overwatch' && once(2, chance) ? askMe : open(act.targets);
  const means = open(act.means);
  const target =
    targets.length > 0 && (act.targetNeeded === true || !once(4, chance)) ? one(targets, chance).id : null;
  const fits = means.filter(
    (one) => one.fits === undefined || (target !== null && one.fits.includes(target)),
  );
  const chosen =
    fits.length > 0 && (act.meansNeeded === true || once(2, chance)) ? one(fits, chance).id : null;
  // Only by what is ticked does a ride stop for its rider to act.
  const spend = act.id === 'drive' ? open(act.spends).filter(() => once(3, chance)) : [];
  const common = { actor, means: chosen, spend: spend.map(({ id }) => id), asGm: true } as const;
  if (act.kind === 'attack')
    return { intent: { kind: 'attack', target: target ?? actor, way: null, ...common }, offered: false };
  const typed = act.detail === 'needed' || (act.id === 'move' && target === null);
  const detail = typed ? one(act.id === 'drive' ? drives : ways, chance) : null;
  // What is typed may lead nowhere; targets and means that don't fit together are refused by either.
  return {
    intent: { kind: 'act', act: act.id, target, detail, ...common },
    offered: act.id === 'move' && target !== null,
  };
}
