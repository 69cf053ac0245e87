import type { Intent } from '../../../src/engine/intent.ts';
import type { AnySystem } from '../../../src/engine/system.ts';
import { actorIn, enemiesOf } from '../battlefield.ts';
import { beginningFull } from '../hold.ts';
import {
  asGm,
  checked,
  conditioned,
  done,
  equipped,
  firstCheck,
  gm,
  next,
  type Order,
  offeredIn,
} from './order.ts';

/** A command of each kind that somebody can send in a fight in metres that is full. */
export function ordersInMetres(system: AnySystem): readonly Order[] {
  const { scene: empty, begin } = beginningFull(system);
  const full = done(system, empty, begin);
  const heroes = Object.keys(system.charactersIn(full)).filter((id) => id.startsWith('hero')); // foes don't rest
  const nobody = system.scene(system.charactersIn(full));
  const hide = { kind: 'sight', what: 'enemy0', asGm } as const;
  const hidden = done(system, full, { ...hide, change: 'hide' });
  const given = (what: string, intent: Intent, scene = full): Order => ({ what, scene, intent });
  const foes = enemiesOf(system, 1).map(({ id, name }) => ({ id, name }));
  return [
    { what: 'begin', scene: empty, intent: begin },
    given('a whole place', {
      kind: 'setting',
      text: 'no crates; crates at 20,20 and 30,30; wall 0,40 to 60,40',
      asGm,
    }),
    given('dark', { kind: 'setting', text: 'dark', asGm }),
    given('hide', { ...hide, change: 'hide' }),
    given('reveal', { ...hide, change: 'reveal' }, hidden),
    given('condition', conditioned('hero0', 'prone')),
    given('check', checked('hero0', firstCheck(system, full, 'hero0'), '10')),
    given('amend', { kind: 'amend', actor: 'hero0', field: 'HP', value: '3', asGm }),
    equipped(system, full, 'hero0'),
    given('leave', { kind: 'leave', actor: 'enemy0', asGm }),
    given(
      'keep',
      { kind: 'keep', members: foes, asGm },
      done(system, empty, { ...begin, members: begin.members.map(({ npc: _npc, ...one }) => one) }),
    ),
    given('end', { kind: 'end', asGm }),
    given('rest', { kind: 'rest', rest: system.rests()[0]?.id ?? '', actors: heroes, asGm }, nobody),
    ...offeredIn(system, full, 3),
    overwatched(system, full, 'hero'),
    overwatched(system, full, 'enemy'),
  ];
}

/** Somebody goes towards the other side while all of it who can are on Overwatch. */
function overwatched(system: AnySystem, full: object, side: 'hero' | 'enemy'): Order {
  const watchers = side === 'hero' ? 'enemy' : 'hero';
  const many = system.known(full, gm).length;
  let scene = full;
  const watched = new Set<string>();
  for (let turn = 0; turn < 2 * many; turn++) {
    const actor = actorIn(system, scene);
    if (actor === null) throw new Error('nobody is up');
    if (actor.startsWith(watchers) && !watched.has(actor)) {
      watched.add(actor);
      scene = onWatch(system, scene, actor);
    } else if (actor.startsWith(side) && turn >= many) {
      const move = system.options(scene, actor, gm).acts.find(({ id }) => id === 'move');
      const target =
        move?.targets?.find(({ id, refused }) => refused === null && id.startsWith('towards'))?.id ?? null;
      const intent = {
        kind: 'act',
        actor,
        act: 'move',
        target,
        means: null,
        detail: null,
        spend: [],
        asGm,
      } as const;
      if (move?.refused === null && target !== null)
        return {
          what: `Overwatch of all ${watchers === 'hero' ? 'heroes' : 'enemies'} along a Move`,
          scene,
          intent,
        };
    }
    scene = done(system, scene, next);
  }
  throw new Error('nobody can go');
}

/** The scene with somebody on Overwatch, where they can be. */
function onWatch(system: AnySystem, scene: object, actor: string): object {
  const offer = system.options(scene, actor, gm).acts.find(({ id }) => id === 'overwatch');
  const means = offer?.means?.find(({ refused }) => refused === null)?.id ?? null;
  const target = offer?.targets?.find(({ refused }) => refused === null)?.id ?? null;
  if (offer === undefined || offer.refused !== null) return scene;
  return done(system, scene, {
    kind: 'act',
    actor,
    act: 'overwatch',
    target,
    means,
    detail: null,
    spend: [],
    asGm,
  });
}
