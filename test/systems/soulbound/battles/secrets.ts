import type { Viewer } from '../../../../src/engine/event.ts';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import type { Scene } from '../../../../src/systems/soulbound/scene.ts';
import type { Turned } from './turned.ts';

const heroesIn = ({ fight }: Scene): readonly string[] =>
  Object.entries(fight?.fighters ?? {})
    .filter(([, { side, left }]) => side === 'players' && !left)
    .map(([id]) => id);

/** Those who look: everybody in the channel, and whoever plays each of the heroes. */
const viewersOf = (scene: Scene): readonly Viewer[] => [
  { gm: false, characters: [] },
  ...heroesIn(scene).map((id) => ({ gm: false, characters: [id] })),
];

/** What a viewer may not know of, by the records: foes by their ids, which are in all names, and Zones by their names. */
function hiddenFrom({ fight }: Scene, { characters }: Viewer): readonly string[] {
  if (fight === null) return [];
  const { zones: standing } = fight.standing;
  // Whoever has been somewhere, or has thrown something there, knows of it.
  const mine = characters.flatMap((id) => [
    ...(standing[id] ?? []),
    ...(fight.fighters[id]?.entered ?? []),
    ...Object.values(fight.fighters[id]?.lies ?? {}),
  ]);
  const zones = Object.keys(fight.map.zones).filter(
    (id) => fight.map.zones[id]?.traits.some((trait) => trait.id === 'hidden') && !mine.includes(id),
  );
  const foes = Object.entries(fight.fighters).filter(([id, { side, left, unseen }]) => {
    const at = standing[id] ?? [];
    return (
      side === 'foes' && !left && (unseen || (at.length > 0 && at.every((zone) => zones.includes(zone))))
    );
  });
  return [...foes.map(([id]) => id), ...zones.map((id) => fight.map.zones[id]?.name ?? id)];
}

/** Where somebody is told of what is hidden from them: in words, in the tracker, in what they may do or what it would come to. */
export function secretsTold(turned: Turned): readonly string[] {
  const { before, done } = turned;
  // Whoever comes forth is seen in this step, though it may take them to where only some can look: a hero's hidden place.
  const forth = done.events.flatMap((event) => (event.type === 'cameForth' ? [event.data.actor] : []));
  return viewersOf(done.state).flatMap((viewer) => {
    const [then, now] = [hiddenFrom(before, viewer), hiddenFrom(done.state, viewer)];
    const fresh = now.filter(
      (one) =>
        (then.includes(one) || !nameless(before).includes(one)) &&
        !isBlamed(before, one) &&
        !forth.some((id) => id === one),
    );
    return [
      ...(fresh.length === 0 ? [] : toldIn(turned, viewer, fresh)),
      ...shownIn(
        done.state,
        viewer,
        now.filter((one) => !isBlamed(done.state, one)),
      ),
    ];
  });
}

/** Whether somebody is known by what they did when they were to be seen. */
const isBlamed = ({ characters }: Scene, id: string): boolean =>
  Object.values(characters).some(({ conditions }) => conditions.some(({ by }) => mentions(by, id)));

/** Whatever has a name in a scene. */
const nameless = ({ fight, characters }: Scene): readonly string[] => [
  ...Object.keys(characters),
  ...Object.values(fight?.map.zones ?? {}).map(({ name }) => name),
];

function toldIn(
  { before, done, asked }: Turned,
  viewer: Viewer,
  secret: readonly string[],
): readonly string[] {
  const told = done.events.map(
    (event) => [event.type, soulbound.words.event(event, before, viewer)] as const,
  );
  const questions = asked
    .filter(({ decision: { to, asked: who } }) => (to ?? 'all') === 'all' || viewer.characters.includes(who))
    .map(({ decision }) => [decision.code, soulbound.words.question(decision, before)] as const);
  return secret.flatMap((one) =>
    [...told, ...questions]
      .filter(([, words]) => mentions(words, one))
      .map(
        ([what, words]) =>
          `${what} tells ${viewer.characters} of ${one}: ${JSON.stringify(words).slice(0, 200)}`,
      ),
  );
}

function shownIn(scene: Scene, viewer: Viewer, secret: readonly string[]): readonly string[] {
  if (secret.length === 0) return [];
  const views: { readonly [view: string]: unknown } = {
    tracker: { ...soulbound.tracker(scene, viewer), current: null },
    known: soulbound.known(scene, viewer),
    ...Object.fromEntries(
      viewer.characters.flatMap((id) => [
        ['options', soulbound.options(scene, id, viewer)],
        ['checks', soulbound.checks(scene, id)],
        ['ends', soulbound.ends?.(scene, id)],
      ]),
    ),
  };
  return Object.entries(views).flatMap(([view, shown]) =>
    secret
      .filter((one) => mentions(shown, one))
      .map((one) => `the ${view} shows ${viewer.characters} ${one}`),
  );
}

const mentions = (what: unknown, name: string): boolean =>
  new RegExp(`\\b${name}\\b`, 'iu').test(JSON.stringify(what ?? null));
