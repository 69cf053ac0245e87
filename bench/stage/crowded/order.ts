import { type Intent, plainCheck } from '../../../src/engine/intent.ts';
import type { Options } from '../../../src/engine/options.ts';
import type { AnySystem } from '../../../src/engine/system.ts';
import { actorIn, perform } from '../battlefield.ts';

/** A command, and the scene in which it is given. */
export interface Order {
  readonly what: string;
  readonly scene: object;
  readonly intent: Intent;
}

export const gm = { gm: true, characters: [] };
export const asGm = true;
export const next: Intent = { kind: 'next', actor: null, asGm };

/** What came of a command that is sure to be taken. */
export function done(system: AnySystem, scene: object, intent: Intent): object {
  const outcome = perform(system, scene, intent, intent.kind);
  if (outcome === null) throw new Error(`'${intent.kind}' is refused`);
  return outcome.state;
}

/** A check with nothing besides, as the GM has it. */
export const checked = (actor: string, what: string, difficulty: string | null): Intent => ({
  ...plainCheck(actor, { what, difficulty }),
  asGm,
});

/** Somebody gets a condition, for as long as its rule says. */
export const conditioned = (actor: string, condition: string): Intent => ({
  kind: 'condition',
  actor,
  change: 'add',
  condition,
  source: null,
  until: null,
  asGm,
});

/** The first check that somebody is offered. */
export const firstCheck = (system: AnySystem, scene: object, actor: string): string =>
  system.checks(scene, actor).checks[0]?.id ?? '';

/** Somebody gets something of the pack that they can carry. */
export function equipped(system: AnySystem, scene: object, actor: string): Order {
  const { packs } = system;
  const [pack] = packs?.shipped ?? [];
  const gear =
    packs === undefined || pack === undefined
      ? []
      : packs.view(pack).entries.flatMap(({ id }) => packs.carried(pack, id) ?? []);
  const gifts = gear.map((what): Intent => ({ kind: 'equip', actor, change: 'add', what, asGm }));
  const intent = gifts.find((gift) => perform(system, scene, gift, 'equip') !== null);
  if (intent === undefined) throw new Error('nothing of the pack can be carried');
  return { what: 'equip', scene, intent };
}

/** Each thing that is offered to several who act one after the other, once: with the first means and the last target that it can have. */
export function offeredIn(system: AnySystem, full: object, turns: number): readonly Order[] {
  const found = new Map<string, Order>();
  let scene = full;
  for (let turn = 0; turn < turns; turn++) {
    const actor = actorIn(system, scene);
    if (actor === null) break;
    for (const intent of intentsOf(system.options(scene, actor, gm))) {
      const id = intent.kind === 'act' ? intent.act : 'attack';
      if (!found.has(id) && perform(system, scene, intent, id) !== null)
        found.set(id, { what: 'each thing that is offered', scene, intent });
    }
    scene = done(system, scene, next);
  }
  return [...found.values()];
}

function intentsOf({ actor, acts }: Options): readonly Intent[] {
  const open = <T extends { readonly refused: unknown }>(list: readonly T[] = []): readonly T[] =>
    list.filter(({ refused }) => refused === null);
  return open(acts).map((act): Intent => {
    const [means] = open(act.means);
    const target = open(act.targets).findLast(({ id }) => means?.fits?.includes(id) ?? true)?.id;
    const common = { actor, means: means?.id ?? null, spend: [], asGm } as const;
    return act.kind === 'attack'
      ? { kind: 'attack', ...common, target: target ?? actor, way: null }
      : { kind: 'act', ...common, act: act.id, target: target ?? null, detail: null };
  });
}
