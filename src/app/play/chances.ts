import type { Chances } from '../../engine/chances.ts';
import { visibleTo } from '../../engine/event.ts';
import { type IntentOf, intentSchema, plainCheck } from '../../engine/intent.ts';
import { viewerOf } from '../character/cast.ts';
import type { Ports, StreamRef } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table, Viewer } from '../table.ts';
import type { Acting, Acts } from './act.ts';

export type { Chances };

type Asked = IntentOf<'check' | 'attack'>;

/** What is open where somebody plays, and what they could do, each with its chances. */
export interface ChancesHere {
  readonly name: string; // who acts
  /** The command that waits for somebody, as it stood before its dice fell; null where none waits or nothing may be said. */
  readonly waiting: Chances | null;
  readonly attacks: readonly Chances[];
  readonly checks: readonly Chances[]; // the likeliest first
}

/** What the rules tell of a check or an attack, or why it could not be done. */
export interface ToldChances {
  readonly told: Result<Chances>;
  readonly scene: object;
}

const MOST_ATTACKS = 6;
const MOST_CHECKS = 5;
const TRIED_CHECKS = 30; // systems name the usual ones first

/** The chances of checks and attacks before anything is rolled, as the rules tell them. Nothing is changed or stored. */
export class ChanceTeller {
  readonly #ports: Ports;
  readonly #acts: Acts;

  constructor(ports: Ports, acts: Acts) {
    this.#ports = ports;
    this.#acts = acts;
  }

  /** What may come of a check or an attack, in the scene that has the names. Refuses where these rules never say. */
  async of(table: Table, acting: Acting, intent: Asked): Promise<Result<ToldChances>> {
    const { system } = table;
    if (system.chances === undefined) return no('noChances', { system: system.name });
    const scene = await this.#acts.sceneOf(table, acting, intent);
    if (!scene.ok) return scene;
    const told = system.chances(scene.value, intent, await viewerOf(this.#ports.store, table));
    return yes({ told, scene: scene.value });
  }

  /** What is open or possible for whoever asks. */
  async here(table: Table, as: string | null): Promise<Result<ChancesHere>> {
    const { system } = table;
    if (system.chances === undefined) return no('noChances', { system: system.name });
    const acting = await (as === null ? this.#acts.looking(table) : this.#acts.acting(table, as));
    if (!acting.ok) return acting;
    const scene = await this.#acts.sceneFor(table, acting.value);
    if (!scene.ok) return scene;
    const viewer = await viewerOf(this.#ports.store, table);
    const tell = (intent: Asked): readonly Chances[] => {
      const told = system.chances?.(scene.value, intent, viewer);
      return told?.ok ? [told.value] : [];
    };
    const { id, name } = acting.value;
    const asGm = table.gm;
    return yes({
      name,
      waiting: await this.#waiting(acting.value, viewer, tell),
      attacks: foes(table, scene.value, id, viewer)
        .flatMap((target) =>
          tell({ kind: 'attack', actor: id, target, means: null, way: null, spend: [], asGm }),
        )
        .slice(0, MOST_ATTACKS),
      checks: system
        .checks(scene.value, id)
        .checks.filter((check) => check.refused === null)
        .slice(0, TRIED_CHECKS)
        .flatMap((check) => tell({ ...plainCheck(id, { what: check.id, difficulty: null }), asGm }))
        .sort((a, b) => (b.outcomes[0]?.chance ?? 0) - (a.outcomes[0]?.chance ?? 0))
        .slice(0, MOST_CHECKS),
    });
  }

  async #waiting(
    acting: Acting,
    viewer: Viewer,
    tell: (intent: Asked) => readonly Chances[],
  ): Promise<Chances | null> {
    const stream: StreamRef =
      acting.encounter === null
        ? { kind: 'character', id: acting.id }
        : { kind: 'encounter', id: acting.encounter.id };
    const pending = await this.#ports.store.pendingOf(stream);
    const intent = pending === null ? null : intentSchema.safeParse(pending.intent);
    if (!intent?.success || (intent.data.kind !== 'check' && intent.data.kind !== 'attack')) return null;
    const secret = intent.data.kind === 'check' && intent.data.secret;
    if (secret && !visibleTo({ to: [intent.data.actor] }, viewer)) return null;
    return tell(intent.data)[0] ?? null;
  }
}

/** Those of the other side whom a viewer may know of. */
function foes({ system }: Table, scene: object, actor: string, viewer: Viewer): readonly string[] {
  const { lines } = system.tracker(scene, viewer);
  const side = lines.find((line) => line.id === actor)?.side;
  return lines.filter((line) => line.side !== side && line.turn !== 'out').map((line) => line.id);
}
