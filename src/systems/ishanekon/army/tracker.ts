import type { Viewer } from '../../../engine/event.ts';
import { boardShown, type GridFigure, type GridView, reach, survey } from '../../../engine/space/index.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { TrackerLine, TrackerView } from '../../../engine/words.ts';
import { type Battle, type CharacterId, character, type Scene } from '../scene.ts';
import { legend } from '../space/legend.ts';
import { featureShown } from '../space/looks.ts';
import { actingUnits, unit, unitsIn } from './battle.ts';
import { figuresOf, vitalityLeft } from './figures.ts';
import { searchOf, spacesBetween } from './ground.ts';

/** Whether a viewer may know that a unit is there. */
export const knowsUnit = (scene: Scene, viewer: Viewer, id: CharacterId): boolean =>
  viewer.gm || !unit(scene, id).unseen;

const mayKnow = (scene: Scene, viewer: Viewer, id: CharacterId): boolean =>
  viewer.gm || unit(scene, id).side === 'players';

/** The battle as a viewer sees it: units in the order in which they act. Foes' numbers are the GM's. */
export function battleTracker(scene: Scene, battle: Battle, viewer: Viewer): TrackerView {
  const acting = actingUnits(scene).filter((id) => knowsUnit(scene, viewer, id));
  const [first] = acting;
  const several = acting.length > 1;
  const later = battle.line.flat();
  const place = (id: CharacterId) =>
    acting.includes(id) ? -1 : later.includes(id) ? later.indexOf(id) : 1000;
  return {
    round: battle.round,
    current: actingUnits(scene).length === 0 || several ? null : (first ?? 'unseen'),
    ...(several ? { phase: { id: 'units', name: 'Units', toAct: acting } } : {}),
    left: first === undefined || several ? [] : leftOf(scene, first),
    lines: unitsIn(scene)
      .filter((id) => knowsUnit(scene, viewer, id))
      .toSorted((a, b) => place(a) - place(b))
      .map((id) => lineOf(scene, battle, viewer, id)),
    places: [],
    grid: () => battleView(scene, battle, viewer),
  };
}

function leftOf(scene: Scene, id: CharacterId): readonly string[] {
  const { turn } = unit(scene, id);
  if (turn === null) return [];
  return [...(turn.acted ? [] : ['1 action']), `${turn.movement} Movement`];
}

function lineOf(scene: Scene, battle: Battle, viewer: Viewer, id: CharacterId): TrackerLine {
  const { side, turn } = unit(scene, id);
  const known = mayKnow(scene, viewer, id);
  const isNext = battle.line[0]?.includes(id) === true && actingUnits(scene).length === 0;
  return {
    id,
    name: character(scene, id).name,
    side,
    turn: turn !== null ? 'now' : isNext ? 'next' : battle.line.flat().includes(id) ? 'later' : 'done',
    gauges: known
      ? [{ label: 'Vitality', value: vitalityLeft(scene, id), max: figuresOf(scene, id).vitality }]
      : [],
    tags: tagsOf(scene, id, known),
  };
}

function tagsOf(scene: Scene, id: CharacterId, known: boolean): readonly string[] {
  const { row, heroes, defending, prepared } = unit(scene, id);
  const { level } = figuresOf(scene, id);
  const others = heroes
    .filter((hero) => hero !== id)
    .map((hero) => escapeMarkdown(character(scene, hero).name));
  return [
    ...(known && row !== 'building' ? [`Level ${level}`] : []),
    ...(others.length > 0 ? [`with ${others.join(', ')}`] : []),
    ...(defending ? ['Defending'] : []),
    ...(prepared !== null && known ? ['Prepared'] : []),
  ];
}

/** The map of a battle: a square is a space. */
function battleView(scene: Scene, { ground }: Battle, viewer: Viewer): GridView {
  const acting = actingUnits(scene).filter((id) => mayKnow(scene, viewer, id));
  const actor = acting.find((id) => viewer.characters.includes(id)) ?? acting[0] ?? null;
  const movement = actor === null ? 0 : (unit(scene, actor).turn?.movement ?? 0);
  const tiles =
    actor === null || movement < 1
      ? []
      : reach(survey(ground.grid), searchOf(scene, ground, actor, movement))
          .tiles.slice(1)
          .filter(({ mayEnd }) => mayEnd)
          .map(({ tile }) => tile);
  return {
    ...boardShown(
      { grid: ground.grid, spots: ground.spots },
      legend,
      featureShown,
      (name) => viewer.gm || name === 'players',
    ),
    figures: unitsIn(scene)
      .filter((id) => knowsUnit(scene, viewer, id))
      .map((id) => figure(scene, id, viewer, actor)),
    actor,
    reach: tiles.length === 0 ? [] : [{ name: 'Movement', tiles }],
  };
}

function figure(scene: Scene, id: CharacterId, viewer: Viewer, actor: CharacterId | null): GridFigure {
  const max = figuresOf(scene, id).vitality;
  return {
    id,
    at: unit(scene, id).at,
    size: 1,
    health: mayKnow(scene, viewer, id) ? { value: Math.max(0, vitalityLeft(scene, id)), max } : null,
    marks: unit(scene, id).unseen ? ['hidden'] : [],
    sight: actor === null || actor === id ? null : { distance: spacesBetween(scene, actor, id), note: '' },
  };
}
