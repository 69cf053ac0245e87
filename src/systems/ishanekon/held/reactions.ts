import type { Params } from '../../../engine/refusal.ts';
import type { Reaction } from '../../../engine/ruleset.ts';
import type { Act } from '../actions/act.ts';
import { actById } from '../actions/index.ts';
import { knownAbility } from '../language/active/owned.ts';
import {
  areEnemies,
  beingIn,
  type CharacterId,
  type Deed,
  fighterIn,
  fightersIn,
  type HeldAction,
  type Scene,
} from '../scene.ts';
import { windows } from '../windows.ts';
import { type Released, release, whyNotReleased } from './release.ts';
import { setsOff } from './trigger.ts';

const HELD = 'held';

/** What a held action is called among reactions: it comes by itself, as its trigger was chosen when it was held. */
export const isHeldAction = (reaction: string): boolean => reaction === HELD;

function deedAt(window: string, { deed }: Params): Deed | null {
  if (window === windows.moved) return 'moves';
  return window !== windows.acted ? null : deed === 'attacks' || deed === 'usesAbility' ? deed : 'acts';
}

/** Whether a held action helps: it is for friends alone, whoever has set it off. */
function isHelp(scene: Scene, owner: CharacterId, { means }: HeldAction, act: Act | null): boolean {
  if (act?.group === 'help') return true;
  const who = beingIn(scene, owner);
  const types = who === null || means === null ? [] : (knownAbility(who, means)?.ability.types ?? []);
  return types.includes('healing') || types.includes('buff');
}

/** Whom a held action may be done to, the likeliest first: the one who has set it off; of help, the friend that was done to, and oneself. */
function whomFor(
  scene: Scene,
  owner: CharacterId,
  act: Act | null,
  { actor, target }: Pick<Moment, 'actor' | 'target'>,
): readonly (CharacterId | null)[] {
  const holding = fighterIn(scene, owner)?.holding ?? null;
  if (holding === null || (act !== null && act.targets === undefined)) return [null];
  if (holding.target !== null) return [holding.target];
  if (!isHelp(scene, owner, holding, act)) return [actor];
  return [actor, ...(target === null ? [] : [target]), owner].filter((id) => !areEnemies(scene, owner, id));
}

interface Moment {
  readonly actor: CharacterId;
  readonly target: string | null;
  readonly deed: Deed;
}

function momentOf(window: string, about: Params): Moment | null {
  const deed = deedAt(window, about);
  const { actor, target } = about;
  if (deed === null || typeof actor !== 'string') return null;
  return { actor, deed, target: typeof target === 'string' ? target : null };
}

/** Actions that are held for what somebody has just done, where they can be done: their range and cost are looked at now. */
export function* heldReactions(scene: Scene, window: string, about: Params): Iterable<Reaction<Scene>> {
  const moment = momentOf(window, about);
  if (moment === null) return;
  for (const owner of fightersIn(scene)) {
    const holding = fighterIn(scene, owner)?.holding ?? null;
    if (holding === null || !setsOff(scene, owner, holding, moment)) continue;
    const act = actById(holding.act) ?? null;
    const released = whomFor(scene, owner, act, moment)
      .map((target): Released => ({ actor: owner, act, target, detail: null }))
      .find((one) => whyNotReleased(scene, one) === null);
    if (released === undefined) continue;
    yield {
      id: HELD,
      owner,
      params: { name: holding.name },
      refused: null,
      *run(tx) {
        yield* release(tx, released);
        return 'goesOn';
      },
    };
  }
}
