import { turnShown } from '../../../app/encounter/seen.ts';
import type { Acting, ActOption, Intent } from '../../../app/play/act.ts';
import type { Chances } from '../../../app/play/chances.ts';
import { ownSteps } from '../../../app/play/ownSteps.ts';
import { ableToAct } from '../../../app/play/turns.ts';
import { comesNext } from '../../../app/queue/ahead.ts';
import { type Result, yes } from '../../../app/result.ts';
import type { Table, Viewer } from '../../../app/table.ts';
import type { Chosen, Desk } from '../../../view/panels/desk.ts';
import { keyOf, sumOf } from '../../../view/panels/keys.ts';
import type { Picks } from '../../../view/panels/picks.ts';
import { waysPicture } from '../../../view/map/plane.ts';
import { partyLine } from '../../../view/party.ts';
import { refusalText } from '../../../view/refusals.ts';
import { escapeMarkdown } from '../../../view/text.ts';
import type { Scene } from '../../command.ts';
import { backgroundOf } from '../../maps.ts';
import { viewerFor } from '../../seated.ts';

/** A panel's desk with what is behind it. */
export interface Place {
  readonly desk: Desk;
  readonly table: Table;
  readonly acting: Acting;
  readonly state: object;
  readonly viewer: Viewer;
  readonly isAble: boolean; // it is their turn, or could be, or could as soon as who acts now is done
  readonly after: string | null; // whose turn comes first: what is pressed is kept until then
  readonly planned: boolean; // it is their next turn, and what is pressed is done when it comes
}

/**
 * All that a panel of somebody's is drawn from, as things stand now; `plans`: as they may stand on their next turn, where it is not theirs yet.
 * Refuses where their numbers cannot be read.
 */
export async function placeFor(
  { app }: Pick<Scene, 'app'>,
  table: Table,
  acting: Acting,
  plans = false,
): Promise<Result<Place>> {
  const { system } = table;
  const stage = await app.acts.sceneFor(table, acting, 'everybody');
  if (!stage.ok) return stage;
  const now = stage.value;
  const viewer = await viewerFor({ app }, table);
  const steps = await ownSteps(app.ports.store, table, acting);
  const isFight = system.fights(now);
  const turn = isFight ? turnShown(system.tracker(now, viewer)) : '';
  const current = isFight ? system.current(now) : null;
  const isNext = isFight && comesNext(system, now, acting.id);
  const isUp = isNext || (isFight && ableToAct(system, now).includes(acting.id));
  const { queue } = app;
  const later = plans && isFight && !isUp ? await queue.stageFor(table, acting, now, false) : null;
  const planned = later !== null;
  const state = later ?? (isNext ? await queue.stageFor(table, acting, now, true) : null) ?? now;
  const isAble = isUp || planned;
  const { acts, acting: name = acting.name, begins } = await app.acts.options(table, acting, state, viewer);
  const attack = steps.intents.find((intent) => intent.kind === 'attack');
  const known = await candidates({ app }, table);
  const leads = acts.some(({ targets }) => targets?.some(({ way }) => way !== undefined) === true);
  const background = leads ? await backgroundOf(app, table, acting.encounter) : null;
  return yes({
    table,
    acting,
    state,
    viewer,
    isAble,
    planned,
    after: isNext ? (system.known(now, viewer).find(({ id }) => id === current)?.name ?? null) : null,
    desk: {
      name,
      picks: {
        drawn: [
          sumOf(acting.encounter?.id ?? ''),
          sumOf(steps.last),
          planned ? PLANNED : isAble ? sumOf(turn) : '',
        ].join('.'),
        actor: keyOf(
          acting.id,
          known.map(({ id }) => id),
        ),
      },
      acts: planned ? withoutNewcomers(system, { now, later: state }, viewer, acts) : acts,
      plans: turn !== '' && !isAble,
      ...(begins === undefined ? {} : { begins }),
      groups: system.groups,
      party: partyText(table, state),
      last: attack === undefined ? null : { target: attack.target, means: attack.means },
      ways: (all) =>
        waysPicture(system.tracker(state, viewer), acting.id, all, { background, extent: 'close' }),
      why: (refusal) => refusalText(refusal, { system, before: state }),
      chances: (chosen) => told(table, state, viewer, intentOf(table, acting, chosen)),
      tally: (chosen) => {
        const intent = intentOf(table, acting, chosen);
        return intent?.kind === 'act' ? (system.tally?.(state, intent) ?? null) : null;
      },
    },
  });
}

const PLANNED = 'p';

/** Whether picks are of a panel for the next turn. */
export const isPlan = ({ drawn }: Pick<Picks, 'drawn'>): boolean => drawn.endsWith(`.${PLANNED}`);

/** Acts that aim at nobody who comes into the fight, or into sight, only until then. */
function withoutNewcomers(
  system: Table['system'],
  { now, later }: { readonly now: object; readonly later: object },
  viewer: Viewer,
  acts: readonly ActOption[],
): readonly ActOption[] {
  const known = new Set(system.known(now, viewer).map(({ id }) => id));
  const all = system.known(later, { gm: true, characters: [] });
  const isNew = new Set(all.flatMap(({ id }) => (known.has(id) ? [] : [id])));
  if (isNew.size === 0) return acts;
  return acts.map((act) => ({
    ...act,
    ...(act.targets === undefined ? {} : { targets: act.targets.filter(({ id }) => !isNew.has(id)) }),
  }));
}

function partyText({ system }: Table, state: object): string {
  const party = system.party?.lines(system.party.of(state)) ?? [];
  return party.length === 0 ? '' : partyLine(party);
}

/** What may come of an attack, or why it cannot be made, where the rules tell that. */
const told = (
  { system }: Table,
  state: object,
  viewer: Viewer,
  intent: Intent | null,
): Result<Chances> | null =>
  intent?.kind === 'attack' ? (system.chances?.(state, intent, viewer) ?? null) : null;

/** What else is said to do something: words of the player's own, and what it brings on, as they agree to it. */
export interface Besides {
  readonly detail?: string;
  readonly agreed?: string;
}

/** What is picked as a command, the same that can be typed; null where an attack has no target yet. */
export function intentOf(table: Table, acting: Acting, chosen: Chosen, besides: Besides = {}): Intent | null {
  const { act, target, means, extras } = chosen;
  const isWay = (id: string) => act.ways?.some((way) => way.id === id) === true;
  const spend = [...(act.takes ?? []), ...extras.filter(({ id }) => !isWay(id)).map(({ id }) => id)];
  const who = { actor: acting.id, means: means?.id ?? null, spend, asGm: table.gm };
  if (act.kind === 'attack') {
    const way = extras.find(({ id }) => isWay(id))?.id ?? null;
    return target === null ? null : { ...who, kind: 'attack', target: target.id, way };
  }
  const { agreed } = besides;
  return {
    ...who,
    kind: 'act',
    act: act.id,
    target: target?.id ?? null,
    detail: besides.detail ?? null,
    ...(agreed === undefined ? {} : { agreed }),
  };
}

/** Those of whom a panel may be: who can be seen in the fight here, and the characters that the caller knows. */
export async function candidates(
  { app }: Pick<Scene, 'app'>,
  table: Table,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const [there, own] = [await app.acts.known(table), await app.acts.knownCharacters(table)];
  return [...new Map([...there, ...own].map(({ id, name }) => [id, { id, name }])).values()];
}

/** When what is pressed is done, where it is not at once: as soon as another is done, or on the next turn. */
export function whenDone({ after, planned }: Pick<Place, 'after' | 'planned'>): string {
  if (planned)
    return 'What you press happens as soon as your turn comes. If it costs or risks more by then, I ask first.';
  return after === null ? '' : `**${escapeMarkdown(after)}** is up. What you press happens right after.`;
}
