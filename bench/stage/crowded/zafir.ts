import type { Intent } from '../../../src/engine/intent.ts';
import type { AnySystem } from '../../../src/engine/system.ts';
import { actorIn, beginning, chanceOf, crowd, enemiesOf, perform } from '../battlefield.ts';
import { asGm, checked, conditioned, done, equipped, gm, next, type Order, offeredIn } from './order.ts';

/** All but the last rows, where the crew comes in: nobody hides the ground under them. */
const ground = 'A1:BH57';

/** A command of each kind that nobody chooses on their turn, and the dearest of those that somebody does, in a fight that is full. */
export function ordersIn(system: AnySystem): readonly Order[] {
  const { scene: empty, begin } = beginning(system, crowd, chanceOf('orders'));
  const full = done(system, empty, begin);
  const ids = Object.keys(system.charactersIn(full));
  const nobody = system.scene(system.charactersIn(full));
  const drawing = ['map', ...Array.from({ length: crowd.side }, () => 'o'.repeat(crowd.side))].join('\n');
  const mission = { number: null, state: null, bodies: null, money: null, rewards: null, asGm } as const;
  const begun: Intent = {
    kind: 'mission',
    change: 'begin',
    name: 'A raid',
    text: 'Win',
    ...mission,
    actors: ids,
  };
  const foes = enemiesOf(system, 1).map(({ id, name }) => ({ id, name }));
  const hide = { kind: 'sight', what: 'enemy0', asGm } as const;
  const hidden = done(system, full, { ...hide, change: 'hide' });
  const dark = done(system, full, { kind: 'setting', text: `${ground} hidden`, asGm });
  const given = (what: string, intent: Intent, scene = full): Order => ({ what, scene, intent });
  return [
    { what: 'begin', scene: empty, intent: begin },
    given('a whole drawing', { kind: 'setting', text: drawing, asGm }),
    given(
      'a line of the map',
      { kind: 'setting', text: 'A1:BH30 hidden Vault', asGm },
      done(system, full, { kind: 'setting', text: 'A1:C3 flames', asGm }),
    ),
    given('all tiles hidden', { kind: 'setting', text: `${ground} hidden`, asGm }),
    given('all tiles shown', { kind: 'setting', text: `${ground} shown`, asGm }, dark),
    given('all tiles hidden as a place', { kind: 'sight', change: 'hide', what: `${ground} Vault`, asGm }),
    given(
      'a place of all tiles revealed',
      { kind: 'sight', change: 'reveal', what: 'hidden A1', asGm },
      dark,
    ),
    given('an enemy who acts on dark ground', next, dark),
    given('hide', { ...hide, change: 'hide' }),
    given('reveal', { ...hide, change: 'reveal' }, hidden),
    given('condition', conditioned('hero0', 'burning')),
    given('check', checked('hero0', 'investigate', null)),
    given('amend', { kind: 'amend', actor: 'hero0', field: 'xp', value: '20', asGm }),
    equipped(system, full, 'hero0'),
    given('hold', { kind: 'hold', actor: 'hero0', asGm }),
    given('leave', { kind: 'leave', actor: 'enemy0', asGm }),
    given(
      'keep',
      { kind: 'keep', members: foes, asGm },
      done(system, empty, { ...begin, members: begin.members.map(({ npc: _npc, ...one }) => one) }),
    ),
    given('end', { kind: 'end', asGm }),
    given('mission', begun, nobody),
    given('rest', { kind: 'rest', rest: system.rests()[0]?.id ?? '', actors: ids, asGm }, nobody),
    ...offeredIn(system, full, 3),
    overwatched(system, full, 'hero'),
    overwatched(system, full, 'enemy'),
    given(
      'grenade',
      { kind: 'attack', actor: 'hero0', target: 'C10', means: 'fragGrenade', way: null, spend: [], asGm },
      close(system, full),
    ),
  ];
}

/** Open ground, with the crew in a row before the enemies. */
function close(system: AnySystem, full: object): object {
  const open = ['map', ...Array.from({ length: crowd.side }, () => '.'.repeat(crowd.side))].join('\n');
  const heroes = Array.from(
    { length: crowd.heroes },
    (_, n) => `Hero ${n + 1} to ${'ACEGIKMOQSUW'[n] ?? 'A'}14`,
  );
  const bare = done(system, full, { kind: 'setting', text: open, asGm });
  return done(system, bare, { kind: 'setting', text: heroes.join('; '), asGm });
}

/** Somebody goes as far as they can while all of the other side who can are on overwatch. */
function overwatched(system: AnySystem, full: object, side: 'hero' | 'enemy'): Order {
  const watchers = side === 'hero' ? 'enemy' : 'hero';
  let scene = until(system, close(system, full), watchers);
  for (let n = 0; n < crowd.heroes + crowd.enemies; n++) {
    const actor = `${watchers}${n}`;
    const watch = system.charactersIn(scene)[actor] === undefined ? undefined : watchOf(system, scene, actor);
    const watching = watch === undefined ? null : perform(system, scene, watch, `watch ${n}`);
    scene = watching?.state ?? scene;
  }
  scene = until(system, scene, side);
  const actor = actorIn(system, scene) ?? '';
  const move = system.options(scene, actor, gm).acts.find(({ id }) => id === 'move');
  const target = move?.targets?.findLast(({ refused }) => refused === null)?.id ?? null;
  return {
    what: side === 'hero' ? 'overwatch of all enemies along a move' : 'overwatch of all heroes along a move',
    scene,
    intent: { kind: 'act', actor, act: 'move', target, means: null, detail: null, spend: [], asGm },
  };
}

/** The turns pass until somebody of a side may act. */
function until(system: AnySystem, full: object, side: string): object {
  let scene = full;
  for (let n = 0; n < 100 && !actorIn(system, scene)?.startsWith(side); n++)
    scene = done(system, scene, next);
  return scene;
}

/** How somebody goes on overwatch, with the first weapon that will do. */
function watchOf(system: AnySystem, scene: object, actor: string): Intent | undefined {
  const offer = system.options(scene, actor, gm).acts.find(({ id }) => id === 'overwatch');
  const means = offer?.means?.find(({ refused }) => refused === null)?.id;
  if (means === undefined) return undefined;
  return { kind: 'act', actor, act: 'overwatch', target: null, means, detail: null, spend: [], asGm };
}
