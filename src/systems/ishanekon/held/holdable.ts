import type { Choice } from '../../../engine/options.ts';
import { rememberedOfTwo } from '../../../engine/remembered.ts';
import type { Act } from '../actions/act.ts';
import { isOffered, meansFor, spendsFor } from '../actions/asked.ts';
import { costOf } from '../actions/legality.ts';
import { apOfAction } from '../attack/cost.ts';
import { whyNotMeans } from '../attack/legality.ts';
import { meansOf } from '../attack/means.ts';
import { attackSpends } from '../attack/options.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { whyNotPaid } from '../turn/economy.ts';
import { ATTACK } from './release.ts';

/** Something that can be held: an act, with what it is done. */
export interface Holdable {
  readonly id: string;
  readonly name: string;
  readonly act: string;
  readonly means: string | null;
  readonly ap: number;
  /** It leads somewhere that is only said when it comes. */
  readonly later?: true;
}

const JOIN = '/';

/** Acts that are nothing to wait with: what belongs to turns, gear but stimulants, what a GM does. */
const isHeld = ({ id, group, gmOnly, words }: Act): boolean =>
  gmOnly !== true &&
  words !== 'needed' &&
  group !== 'turn' &&
  group !== 'free' &&
  (group !== 'gear' || id === 'useItem');

/** Moving is paid by the metre; held, it is a Move action or a Sprint, and where to is said then. */
const moves: readonly Holdable[] = [
  { id: 'move', name: 'Move', act: 'move', means: null, ap: 1, later: true },
  { id: 'sprint', name: 'Sprint', act: 'move', means: null, ap: 3, later: true },
];

/** All that somebody could hold: attacks by weapon, Abilities, and the other actions that cost AP. */
export const holdables = rememberedOfTwo(
  (scene: Scene, actor: CharacterId, acts: readonly Act[]): readonly Holdable[] => {
    const attacks = meansOf(scene, actor)
      .filter((means) => whyNotMeans(scene, actor, means) === null)
      .map(
        (means): Holdable => ({
          id: `${ATTACK}${JOIN}${means.id}`,
          name: `Attack (${means.name})`,
          act: ATTACK,
          means: means.id,
          ap: apOfAction(means),
        }),
      );
    return [...attacks, ...acts.filter(isHeld).flatMap((act) => ofAct(scene, actor, act)), ...moves];
  },
);

function ofAct(scene: Scene, actor: CharacterId, act: Act): readonly Holdable[] {
  if (!isOffered(scene, actor, act)) return [];
  const means = meansFor(scene, actor, act);
  const priced = (means: string | null): number =>
    act.apHeld?.(scene, actor) ??
    costOf(scene, act, { actor, target: null, means, detail: null, spend: [], asGm: false }).ap ??
    0;
  const all: readonly Holdable[] =
    means === undefined
      ? [{ id: act.id, name: act.name, act: act.id, means: null, ap: priced(null) }]
      : means.map(({ id, name }) => ({
          id: `${act.id}${JOIN}${id}`,
          name,
          act: act.id,
          means: id,
          ap: priced(id),
        }));
  return all.filter(({ ap }) => ap > 0);
}

export const holdableChoices = (scene: Scene, actor: CharacterId, acts: readonly Act[]): readonly Choice[] =>
  holdables(scene, actor, acts).map(({ id, name, ap }) => ({
    id,
    name,
    note: `${ap} AP`,
    refused: whyNotPaid(scene, actor, { ap }),
  }));

/** What may be ticked with something that is held, as with the act itself. */
export const ticksFor = (
  scene: Scene,
  actor: CharacterId,
  { act }: Holdable,
  acts: readonly Act[],
): readonly Choice[] =>
  act === ATTACK
    ? attackSpends(meansOf(scene, actor))
    : acts.filter(({ id }) => id === act).flatMap((one) => spendsFor(scene, actor, one));

/** What may be ticked with anything that can be held, each once. */
export const ticksOf = (scene: Scene, actor: CharacterId, acts: readonly Act[]): readonly Choice[] => {
  const kinds = new Map(holdables(scene, actor, acts).map((one) => [one.act, one]));
  const all = [...kinds.values()].flatMap((one) => ticksFor(scene, actor, one, acts));
  return [...new Map(all.map((one) => [one.id, one])).values()];
};
