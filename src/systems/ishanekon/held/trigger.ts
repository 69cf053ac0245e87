import type { Choice } from '../../../engine/options.ts';
import { isUnseen } from '../fight/known.ts';
import {
  areEnemies,
  type CharacterId,
  character,
  type Deed,
  fighterIn,
  fightersIn,
  type HeldAction,
  type Scene,
  stateOf,
  type Trigger,
} from '../scene.ts';
import { metresBetween } from '../space/distance.ts';

const deeds: readonly Deed[] = ['moves', 'attacks', 'usesAbility', 'acts'];
const circles = [1, 2, 3, 5, 10, 15];

const deedNames: Readonly<Record<Deed, string>> = {
  moves: 'When they move',
  attacks: 'When they attack',
  usesAbility: 'When they use an Ability',
  acts: 'When they do anything',
};

const WHEN = 'when:';
const WITHIN = 'within:';
const ON = 'on:';

/** Those whom somebody in the fight knows of. */
const known = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  fightersIn(scene).filter((id) => fighterIn(scene, actor)?.side === 'foes' || !isUnseen(scene, id));

/** Whose doing may set a held action off: any enemy first, then one in particular. */
export const whoChoices = (scene: Scene, actor: CharacterId): readonly Choice[] => [
  { id: 'enemies', name: 'Any enemy', relation: 'thing', refused: null },
  { id: 'allies', name: 'Any ally', relation: 'thing', refused: null },
  { id: 'anybody', name: 'Anybody', relation: 'thing', refused: null },
  ...known(scene, actor)
    .filter((id) => id !== actor)
    .map((id): Choice => ({ id, name: character(scene, id).name, refused: null })),
];

/** What may be ticked of a trigger: what they do, how near, and whom the action is for, whoever has set it off. */
export const triggerSpends = (scene: Scene, actor: CharacterId): readonly Choice[] => [
  ...deeds.map((deed): Choice => ({ id: `${WHEN}${deed}`, name: deedNames[deed], refused: null })),
  ...circles.map(
    (metres): Choice => ({ id: `${WITHIN}${metres}`, name: `Within ${metres} m`, refused: null }),
  ),
  ...known(scene, actor).map(
    (id): Choice => ({
      id: `${ON}${id}`,
      name: `On ${character(scene, id).name}`,
      note: 'no matter who sets it off',
      refused: null,
    }),
  ),
];

const after = (spend: readonly string[], mark: string): string | undefined =>
  spend.find((one) => one.startsWith(mark))?.slice(mark.length);

/** The trigger that was chosen: an enemy's step, where nothing is said; a sentence is for its player to say Now. */
export function triggerOf(target: string | null, words: string | null, spend: readonly string[]): Trigger {
  if (words !== null) return { when: 'said', words };
  const wanted = after(spend, WHEN);
  const within = Number(after(spend, WITHIN) ?? '0');
  const who = target ?? 'enemies';
  return {
    when: deeds.find((deed) => deed === wanted) ?? 'moves',
    who: who === 'enemies' || who === 'allies' || who === 'anybody' ? who : { id: who },
    within: within > 0 ? within : null,
  };
}

/** Whom a held action is for, whoever has set it off; null: the one who has. */
export const aimedAtOf = (spend: readonly string[]): CharacterId | null => after(spend, ON) ?? null;

/** What was ticked besides the trigger: it goes with the action itself. */
export const ownSpends = (spend: readonly string[]): readonly string[] =>
  spend.filter((one) => ![WHEN, WITHIN, ON].some((mark) => one.startsWith(mark)));

/** Something that somebody has done. */
export interface Done {
  readonly actor: CharacterId;
  readonly deed: Deed;
}

/** Whether what somebody does sets off the action that another holds: the holder must know of them. */
export function setsOff(
  scene: Scene,
  holder: CharacterId,
  { trigger }: HeldAction,
  { actor, deed }: Done,
): boolean {
  if (trigger.when === 'said' || actor === holder) return false;
  if (trigger.when !== deed && (trigger.when !== 'acts' || deed === 'moves')) return false;
  const enemy = areEnemies(scene, holder, actor);
  if (enemy && stateOf(scene, actor, 'hidden') !== null) return false;
  if (!known(scene, holder).includes(actor)) return false;
  if (trigger.within !== null && metresBetween(scene, holder, actor) > trigger.within) return false;
  switch (trigger.who) {
    case 'enemies':
      return enemy;
    case 'allies':
      return !enemy;
    case 'anybody':
      return true;
    default:
      return trigger.who.id === actor;
  }
}
