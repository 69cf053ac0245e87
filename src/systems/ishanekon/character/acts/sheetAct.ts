import { castDraft } from 'immer';
import type { Made } from '../../../../engine/creation.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { Act, Doing } from '../../actions/act.ts';
import { being, beingIn, type CharacterId, type Scene } from '../../scene.ts';
import type { Being, Character } from '../schema.ts';

/** Writes what changed of a character, and nothing else: so that it can be taken back when something beside it has changed. */
export function write(tx: Tx<Scene>, id: CharacterId, before: Character, after: Character): void {
  const [old, now]: readonly { readonly [key: string]: unknown }[] = [before, after];
  const changed = Object.entries(now ?? {}).filter(([key, value]) => value !== old?.[key]);
  const who = tx.state.characters[id];
  if (who !== undefined) Object.assign(who, castDraft(Object.fromEntries(changed)));
}

/** Something that is done about a sheet between fights: what it makes of it, and what is told of that. */
export interface SheetAct
  extends Pick<
    Act,
    'id' | 'name' | 'also' | 'targets' | 'targetLater' | 'targetsOpen' | 'means' | 'meansLater' | 'words'
  > {
  readonly group?: Act['group'];
  /** Whether somebody has it at all. */
  offered?(being: Being, scene: Scene): boolean;
  /** Why it cannot be done at all now, whatever is chosen. */
  refused?(being: Being, scene: Scene): Refusal | null;
  /** The being after it, or why not. */
  change(being: Being, doing: Doing, scene: Scene): Made<Being>;
  told(tx: Tx<Scene>, before: Being, after: Being, doing: Doing): void;
}

/** Why there is no time for it: a fight runs. */
export const whyInFight = (scene: Scene): Refusal | null =>
  scene.fight === null ? null : refusal('onlyBetweenFights');

/** The act of the rules that a change of a sheet is. It is not offered in fights, and refused there. */
export function sheetAct({ offered, refused, change, told, group = 'gear', ...act }: SheetAct): Act {
  return {
    ...act,
    group,
    cost: {},
    when: 'anytime',
    offered: (scene, actor) => {
      const who = beingIn(scene, actor);
      return scene.fight === null && who !== null && offered?.(who, scene) !== false;
    },
    refused: (scene, actor) => whyInFight(scene) ?? refused?.(being(scene, actor), scene) ?? null,
    whyNot(scene, doing) {
      const made = change(being(scene, doing.actor), doing, scene);
      return made.ok ? null : made.refusal;
    },
    run(tx, doing) {
      const scene = tx.snapshot();
      const before = being(scene, doing.actor);
      const made = change(before, doing, scene);
      if (!made.ok) throw new Error(`'${act.id}' was allowed and is not`);
      write(tx, doing.actor, before, made.value);
      told(tx, before, made.value, doing);
      return undefined;
    },
  };
}

export const no = (code: string, params: Refusal['params'] = {}): Made<never> => ({
  ok: false,
  refusal: refusal(code, params),
});

export const made = <B extends Being>(value: B): Made<B> => ({ ok: true, value });
