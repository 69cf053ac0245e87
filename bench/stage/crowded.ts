import type { Intent } from '../../src/engine/intent.ts';
import type { AnySystem } from '../../src/engine/system.ts';
import { actorIn, beginning, chanceOf, crowd, enemiesOf, perform } from './battlefield.ts';

/** A command, and the scene in which it is given. */
export interface Order {
  readonly what: string;
  readonly scene: object;
  readonly intent: Intent;
}

const gm = { gm: true, characters: [] };
const asGm = true;
const next: Intent = { kind: 'next', actor: null, asGm };

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
  const given = (what: string, intent: Intent, scene = full): Order => ({ what, scene, intent });
  return [
    given('a whole drawing', { kind: 'setting', text: drawing, asGm }),
    given(
      'a line of the map',
      { kind: 'setting', text: 'A1:BH30 hidden Vault', asGm },
      done(system, full, { kind: 'setting', text: 'A1:C3 flames', asGm }),
    ),
    given('hide', { ...hide, change: 'hide' }),
    given('reveal', { ...hide, change: 'reveal' }, hidden),
    given('condition', {
      kind: 'condition',
      actor: 'hero0',
      change: 'add',
      condition: 'burning',
      source: null,
      until: null,
      asGm,
    }),
    given('check', {
      kind: 'check',
      actor: 'hero0',
      what: 'investigate',
      difficulty: null,
      against: null,
      againstWhat: null,
      edge: null,
      resistingEdge: null,
      helpers: [],
      spend: [],
      secret: false,
      asGm,
    }),
    given('amend', { kind: 'amend', actor: 'hero0', field: 'xp', value: '20', asGm }),
    equipped(system, full),
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
    overwatched(system, full),
    given(
      'grenade',
      { kind: 'attack', actor: 'hero0', target: 'C10', means: 'fragGrenade', way: null, spend: [], asGm },
      close(system, full),
    ),
  ];
}

/** What came of a command that is sure to be taken. */
function done(system: AnySystem, scene: object, intent: Intent): object {
  const outcome = perform(system, scene, intent, intent.kind);
  if (outcome === null) throw new Error(`'${intent.kind}' is refused`);
  return outcome.state;
}

/** Somebody gets something of the pack that they can carry. */
function equipped(system: AnySystem, scene: object): Order {
  const { packs } = system;
  const [pack] = packs?.shipped ?? [];
  const gear =
    packs === undefined || pack === undefined
      ? []
      : packs.view(pack).entries.flatMap(({ id }) => packs.carried(pack, id) ?? []);
  const gifts = gear.map((what): Intent => ({ kind: 'equip', actor: 'hero0', change: 'add', what, asGm }));
  const intent = gifts.find((gift) => perform(system, scene, gift, 'equip') !== null);
  if (intent === undefined) throw new Error('nothing of the pack can be carried');
  return { what: 'equip', scene, intent };
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

/** An enemy goes as far as they can while the whole crew is on overwatch. */
function overwatched(system: AnySystem, full: object): Order {
  let scene = close(system, full);
  for (let n = 0; n < crowd.heroes; n++) {
    const watch = {
      kind: 'act',
      actor: `hero${n}`,
      act: 'overwatch',
      target: null,
      means: 'primary',
      detail: null,
      spend: [],
      asGm,
    } as const;
    scene = perform(system, scene, watch, `watch ${n}`)?.state ?? scene;
  }
  for (let n = 0; n < 20 && !actorIn(system, scene)?.startsWith('enemy'); n++)
    scene = done(system, scene, next);
  const actor = actorIn(system, scene) ?? '';
  const move = system.options(scene, actor, gm).acts.find(({ id }) => id === 'move');
  const target = move?.targets?.findLast(({ refused }) => refused === null)?.id ?? null;
  return {
    what: 'overwatch along a move',
    scene,
    intent: { kind: 'act', actor, act: 'move', target, means: null, detail: null, spend: [], asGm },
  };
}
