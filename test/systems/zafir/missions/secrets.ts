import { tileName, tilesOf } from '../../../../src/engine/space/grid/index.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import { footprintOf, type Scene, sideOf, unitIn, unitsIn } from '../../../../src/systems/zafir/scene.ts';
import { offeredIn } from './offers.ts';
import type { Turned } from './turned.ts';

const playerOf = (scene: Scene) => ({
  gm: false,
  characters: unitsIn(scene).filter((id) => unitIn(scene, id)?.side === 'players'),
});

/** Whether all of an enemy, whom no player commands, is on hidden ground. */
const isInTheDark = (scene: Scene, id: string): boolean =>
  unitIn(scene, id)?.side === 'enemies' &&
  sideOf(scene, id) === 'enemies' &&
  tilesOf(footprintOf(scene, id)).every((at) =>
    scene.fight?.grid.tiles[tileName(at)]?.features?.some((mark) => mark.id === 'hidden'),
  );

/** Names that only hidden ground and secret things have. */
const unmistakable = /^(?:Crypt|Zlot)\d+$/;

/** What players know nothing of: units on the battlefield, or on their way to it; places and things on the map. */
const hiddenIn = (scene: Scene): readonly string[] => [
  ...unitsIn(scene).filter((id) => unitIn(scene, id)?.hidden === true || isInTheDark(scene, id)),
  ...Object.values(scene.fight?.grid.tiles ?? {}).flatMap(({ features = [] }) =>
    features.some(({ id }) => id === 'hidden' || id === 'secret')
      ? features.flatMap(({ name = '' }) => (unmistakable.test(name) ? [name] : []))
      : [],
  ),
  ...(scene.fight?.reinforcements ?? []).flatMap(({ members }) =>
    members.filter(({ hidden }) => hidden).map(({ id }) => id),
  ),
];

/** Where players are told of somebody hidden: in words, in the tracker, on the map, in what they may do. All names have ids in them. */
export function secretsTold({ before, done: { state, events }, asked }: Turned): readonly string[] {
  const [then, now] = [hiddenIn(before), hiddenIn(state)];
  const isNew = (id: string) => before.characters[id] === undefined && !mentions(before.fight?.grid, id);
  const both = now.filter((id) => then.includes(id) || isNew(id));
  return [
    ...(both.length === 0 ? [] : toldIn({ before, state, events, asked }, both)),
    ...(now.length === 0 ? [] : shownIn(state, now)),
    ...(then.length === 0 ? [] : offeredOf(before, then)),
  ];
}

type Told = { readonly before: Scene; readonly state: Scene } & Pick<Turned['done'], 'events'> &
  Pick<Turned, 'asked'>;

function toldIn({ before, state, events, asked }: Told, secret: readonly string[]): readonly string[] {
  const viewer = playerOf(state);
  const questions = asked.filter(
    ({ decision: { asked: to, to: seen } }) => seen !== 'gm' && viewer.characters.includes(to),
  );
  return secret.flatMap((id) => [
    ...events
      .filter((event) => mentions(zafir.words.event(event, before, viewer), id))
      .map(({ type }) => `${type} tells of ${id}`),
    ...questions
      .filter(({ decision }) => mentions(zafir.words.question(decision, before), id))
      .map(({ decision }) => `${decision.code} asks of ${id}`),
  ]);
}

function shownIn(scene: Scene, secret: readonly string[]): readonly string[] {
  const viewer = playerOf(scene);
  const { grid, ...tracker } = zafir.tracker(scene, viewer);
  const views = { tracker, map: grid?.(), known: zafir.known(scene, viewer) };
  return Object.entries(views).flatMap(([view, shown]) =>
    secret.filter((id) => mentions(shown, id)).map((id) => `the ${view} shows ${id}`),
  );
}

const offeredOf = (scene: Scene, secret: readonly string[]): readonly string[] =>
  [...offeredIn(scene)].flatMap(([actor, options]) =>
    unitIn(scene, actor) === null || sideOf(scene, actor) === 'enemies' || secret.includes(actor)
      ? []
      : secret
          .filter((id) => mentions(options, id))
          .map((id) => `${options.acts.find((act) => mentions(act, id))?.id} is offered at ${id}`),
  );

const mentions = (what: unknown, id: string): boolean => JSON.stringify(what ?? null).includes(id);
