import { turnShown } from '../../../app/encounter/seen.ts';
import type { Acting, Intent } from '../../../app/play/act.ts';
import type { Chances } from '../../../app/play/chances.ts';
import { ahead, comesNext } from '../../../app/queue/ahead.ts';
import { ownSteps } from '../../../app/play/ownSteps.ts';
import { type Result, yes } from '../../../app/result.ts';
import type { Table, Viewer } from '../../../app/table.ts';
import type { Chosen, Desk } from '../../../view/panels/desk.ts';
import { keyOf, sumOf } from '../../../view/panels/keys.ts';
import { partyLine } from '../../../view/party.ts';
import { refusalText } from '../../../view/refusals.ts';
import type { Scene } from '../../command.ts';
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
}

/** All that a panel of somebody's is drawn from, as things stand now. Refuses where their numbers cannot be read. */
export async function placeFor(
  { app }: Pick<Scene, 'app'>,
  table: Table,
  acting: Acting,
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
  const state = isNext ? ahead(system, now) : now;
  const able = current === null ? (isFight ? (system.toAct?.(now) ?? []) : []) : [current];
  const isAble = isNext || able.includes(acting.id);
  const attack = steps.intents.find((intent) => intent.kind === 'attack');
  const known = await candidates({ app }, table);
  return yes({
    table,
    acting,
    state,
    viewer,
    isAble,
    after: isNext ? (system.known(now, viewer).find(({ id }) => id === current)?.name ?? null) : null,
    desk: {
      name: acting.name,
      picks: {
        drawn: [sumOf(acting.encounter?.id ?? ''), sumOf(steps.last), isAble ? sumOf(turn) : ''].join('.'),
        actor: keyOf(
          acting.id,
          known.map(({ id }) => id),
        ),
      },
      acts: system.options(state, acting.id, viewer).acts,
      groups: system.groups,
      party: partyText(table, state),
      last: attack === undefined ? null : { target: attack.target, means: attack.means },
      why: (refusal) => refusalText(refusal, { system, before: state }),
      chances: (chosen) => {
        const made = told(table, state, viewer, intentOf(table, acting, chosen));
        return made?.ok === true ? made.value : null;
      },
      whyNotSo: (chosen) => {
        const made = told(table, state, viewer, intentOf(table, acting, chosen));
        return made?.ok === false ? made.refusal : null;
      },
    },
  });
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
