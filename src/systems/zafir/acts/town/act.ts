import type { Made } from '../../../../engine/creation.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { write } from '../../../../engine/sheetChange.ts';
import type { Hero } from '../../character/schema.ts';
import { type CharacterId, character, characterIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import type { Act, Doing } from '../act.ts';
import type { PeopleEvents } from './events.ts';

type Told = {
  readonly [T in keyof PeopleEvents]: { readonly type: T; readonly data: PeopleEvents[T] };
}[keyof PeopleEvents];

/** Something that a hero does about their own sheet between missions: what it makes of it, and what is told of that. */
export interface SheetAct
  extends Pick<
    Act,
    'id' | 'name' | 'text' | 'targets' | 'nobody' | 'targetLater' | 'means' | 'meansLater' | 'words'
  > {
  /** Whether somebody has it at all, hero that they are. */
  had?(hero: Hero): boolean;
  /** Why it cannot be done at all now, whatever is chosen. */
  blocked?(hero: Hero): Refusal | null;
  /** What a mission locks: the loadout; all else has no time on one. */
  readonly locked: 'loadoutLocked' | 'onMission';
  /** The hero after it, or why not. */
  change(hero: Hero, doing: Doing, scene: Scene): Made<Hero>;
  told(before: Hero, after: Hero, doing: Doing): Told;
}

/** A hero of the scene; throws for anybody else, who is offered nothing of this. */
export function heroIn(scene: Scene, id: CharacterId): Hero {
  const who = character(scene, id);
  if (who.kind !== 'hero') throw new Error(`'${id}' is no hero`);
  return who;
}

/** Why there is no time for it: a mission runs, and they are on it. */
export function whyOnMission(scene: Scene, actor: CharacterId, code: SheetAct['locked']): Refusal | null {
  const { mission } = scene.party;
  return mission?.crew.includes(actor) === true ? refusal(code, { actor, mission: mission.name }) : null;
}

/** The act of the rules that a change of a sheet is. */
export function townAct({ had, blocked, locked, change, told, ...act }: SheetAct): Act {
  return {
    group: 'gear',
    ...act,
    activation: 'free',
    when: 'town',
    has: (scene, actor) => {
      const who = characterIn(scene, actor);
      return who?.kind === 'hero' && had?.(who) !== false;
    },
    refused: (scene, actor) => whyOnMission(scene, actor, locked) ?? blocked?.(heroIn(scene, actor)) ?? null,
    whyNot(scene, doing) {
      const made = change(heroIn(scene, doing.actor), doing, scene);
      return made.ok ? null : made.refusal;
    },
    run(tx, doing) {
      const scene = tx.snapshot();
      const before = heroIn(scene, doing.actor);
      const made = change(before, doing, scene);
      if (!made.ok) throw new Error(`'${act.id}' was allowed and is not`);
      write(tx.state.characters[doing.actor], before, made.value);
      const { type, data } = told(before, made.value, doing);
      tell(tx, type, data);
      return undefined;
    },
  };
}

/** How many are meant, as it was typed: one where nothing was. Null for what is no number. */
export function countOf(detail: string | null, most = 1000): number | null {
  if (detail === null || detail.trim() === '') return 1;
  const [, digits] = /^[x×]?\s*(\d{1,4})\s*[x×]?$/.exec(detail.trim()) ?? [];
  const count = Number(digits ?? 0);
  return count >= 1 && count <= most ? count : null;
}
