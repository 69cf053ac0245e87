import { createHash } from 'node:crypto';
import { howOf, readPilots } from '../../app/autopilot/pilots.ts';
import { calledFor } from '../../app/away/absences.ts';
import { readCampaignSettings } from '../../app/campaign/settings.ts';
import { readCard, type ToldEntry } from '../../app/cards/read.ts';
import { playerOf } from '../../app/character/player.ts';
import type { App } from '../../app/index.ts';
import { eventsOf } from '../../app/play/known.ts';
import { shownToAll } from '../../app/play/shown.ts';
import { sceneAt } from '../../app/play/stage.ts';
import { playerIn } from '../../app/play/turns.ts';
import type {
  CampaignRecord,
  CardSide,
  EncounterRecord,
  PendingRecord,
  TurnCardRecord,
} from '../../app/ports.ts';
import { firstTipOf, isFirstTurnOfAny } from '../../app/ready/firstTurn.ts';
import { type AnySystem, everybody } from '../../app/table.ts';
import type { View } from '../../view/message.ts';
import { notesFor } from '../../view/play.ts';
import { ANY_ORDER, tipText } from '../../view/ready/tips.ts';
import { render } from '../../view/render.ts';
import { isUnseenTurn, type TrackerView, turnShown } from '../../view/tracker.ts';
import type { PilotShown } from '../../view/turn/actions.ts';
import {
  type Called,
  cardView,
  isExplained,
  recordView,
  turnOfOne,
  turnsLine,
} from '../../view/turn/card.ts';
import { type StepLines, stepsIn } from '../../view/turn/steps.ts';
import { withAbsences } from '../absences.ts';
import { messageLink } from '../messageLink.ts';

/** A fight as it stands: all that a card of it is drawn from, but for its log. */
export interface Moment {
  readonly campaign: CampaignRecord;
  readonly system: AnySystem;
  readonly encounter: EncounterRecord;
  readonly scene: object;
  readonly tracker: TrackerView; // as everybody may see it
  readonly pending: PendingRecord | null;
}

/** How a fight stands now; null where there is none. */
export async function momentOf({ ports }: App, encounterId: string): Promise<Moment | null> {
  const { store, systems } = ports;
  const encounter = await store.encounter(encounterId);
  const campaign = encounter === null ? null : await store.campaign(encounter.campaignId);
  const system = campaign === null ? undefined : await systems.load(campaign.system);
  if (encounter === null || campaign === null || system === undefined) return null;
  const scene = sceneAt({ campaign, system }, encounter);
  const tracker = await withAbsences(ports, campaign, shownToAll(system, scene));
  const pending = await store.pendingOf({ kind: 'encounter', id: encounterId });
  return { campaign, system, encounter, scene, tracker, pending };
}

/** Nobody can act in it any more, or for now. */
export const isOver = ({ encounter }: Moment): boolean =>
  encounter.endedAt !== null || encounter.restingSince !== null;

/** The card that can be acted on, as it is drawn from the log. */
export async function drawCard(
  { ports }: App,
  at: Moment,
  card: TurnCardRecord,
  { pings, asked }: { readonly pings: readonly string[]; readonly asked: readonly string[] },
): Promise<View> {
  const { system, encounter, scene, tracker, pending } = at;
  const actor = tracker.current === null || isUnseenTurn(tracker) ? null : tracker.current;
  const { told, recent, befell } = await readCard(readerOf(ports, at), encounter, scene, card, actor);
  const again = ledBackBy(at, card, told);
  const steps = stepsIn(
    system,
    told.map((one) => ({ ...one, byHeading: again !== null && one.isFirst })),
  );
  return cardView({
    id: card.id,
    tracker,
    called: tracker.current === null ? { people: card.called, standsFor: null } : await calledTo(ports, at),
    pings,
    again,
    steps,
    explains: [...stepsIn(system, recent), ...steps].some(isExplained),
    since: stepsIn(system, befell).flatMap(({ short }) =>
      short === '' ? [] : [{ text: short, tone: 'quiet' as const }],
    ),
    soFar: pending === null ? [] : notesFor(system, eventsOf(pending), scene, everybody),
    waitsFor: asked,
    pilot: await pilotOf(ports.store, at),
    isNobodys: await isNobodysTurn(ports.store, at),
    tip: await tipOn(ports.store, at),
    text: card.text,
  });
}

/** Who has led back to the turn of a card, where its first step took back what had passed that on; null: nobody. */
function ledBackBy(
  { system, scene }: Moment,
  card: TurnCardRecord,
  told: readonly ToldEntry[],
): string | null {
  const at = told.findIndex((one) => one.isFirst);
  const [first, second] = at < 0 ? [] : told.slice(at);
  if (first?.entry.kind !== 'undo') return null;
  const { turn } = card;
  const shown = (state: object) => turnShown(shownToAll(system, state));
  const isBack = shown(second?.before ?? scene) === turn && shown(first.before) !== turn;
  return isBack ? first.entry.userId : null;
}

/** What to press next, for somebody whose first turn it is in a ready fight; null for all others. */
async function tipOn(
  store: App['ports']['store'],
  { system, scene, encounter, tracker: { current, phase } }: Moment,
): Promise<string | null> {
  if (current === null) {
    const about = { encounterId: encounter.id, actors: phase?.toAct ?? [] };
    return (await isFirstTurnOfAny(store, system, scene, about)) ? ANY_ORDER : null;
  }
  const about = { encounterId: encounter.id, actor: current };
  const tip = await firstTipOf(store, system, scene, about);
  return tip === null ? null : tipText(tip);
}

/** What stays of a card, as it is drawn from the log. */
export async function drawRecord(app: App, at: Moment, card: TurnCardRecord): Promise<View> {
  const next = card.goesOn === null ? null : await app.ports.store.card(card.goesOn);
  const below =
    next?.messageId == null
      ? null
      : messageLink(at.campaign.guildId, { channelId: next.channelId, messageId: next.messageId });
  const { told } = await readCard(readerOf(app.ports, at), at.encounter, at.scene, card, null);
  const steps = stepsIn(at.system, told);
  return recordView(headingOf(at, card, told, steps), steps, { text: card.text, below });
}

const readerOf = ({ store }: App['ports'], { system }: Moment) => ({ store, system });

/** Whose turns a card tells: a hero's, or all that it holds, however the run or the phase began. */
function headingOf(
  { system }: Moment,
  card: TurnCardRecord,
  told: readonly ToldEntry[],
  steps: readonly StepLines[],
): string {
  if (card.side === 'hero') return card.title;
  const shown = new Set(steps.map(({ id }) => id));
  const own = told.filter(
    ({ entry, undoneBy, part }) => shown.has(entry.id) && undoneBy === null && part !== 'after',
  );
  const trackers = own.map(({ before, actor }) => {
    const tracker = shownToAll(system, before);
    return card.side === 'phase' && actor !== null ? turnOfOne(tracker, actor) : tracker;
  });
  return turnsLine(trackers) ?? card.title;
}

/** What can be explained by a card, oldest first: its own steps, and those just before it. */
export async function explainedBy(
  { ports }: App,
  at: Moment,
  card: TurnCardRecord,
): Promise<readonly StepLines[]> {
  const { told, recent } = await readCard(readerOf(ports, at), at.encounter, at.scene, card, null);
  const all = stepsIn(at.system, [...recent, ...told]).filter(isExplained);
  // What a turn ended with is told with both turns, and explained once.
  return all.filter(({ id }, n) => all.findLastIndex((other) => other.id === id) === n);
}

/** Who acts now. */
export async function sideOf({ store }: App['ports'], at: Moment): Promise<CardSide> {
  const { current, phase, lines } = at.tracker;
  if (await areByThemselves(store, at)) return 'gm';
  if (current !== null) return playerOf(await store.character(current)) === null ? 'gm' : 'hero';
  if (phase === undefined) return 'none';
  return lines.some(({ id, side }) => side === 'players' && phase.toAct.includes(id)) ? 'phase' : 'gm';
}

/** What acts by itself on a card, as everybody may know: the same for whoever of the GM's is up unseen. */
async function pilotOf(
  { characters }: Pick<App['ports']['store'], 'characters'>,
  at: Moment,
): Promise<PilotShown> {
  const { campaign, system, encounter, scene, tracker } = at;
  if (system.autopilot === undefined) return 'never';
  const pilots = readPilots(encounter.pilots);
  if (pilots === null) return 'none';
  if (isUnseenTurn(tracker)) return pilots.all === null ? 'none' : pilots.state;
  const playedBy = playerIn(system, await characters(campaign.id, { archived: false }));
  const up = tracker.current === null ? (tracker.phase?.toAct ?? []) : [tracker.current];
  const all = up.map((id) => ({ player: playedBy(scene, id), how: howOf(pilots, id, playedBy(scene, id)) }));
  const isWaitedFor = all.some(({ player, how }) => player !== null && how === null);
  const acts =
    up.length === 0
      ? pilots.all !== null && tracker.phase !== undefined
      : all.some(({ how }) => how !== null);
  return acts && !isWaitedFor ? pilots.state : 'none';
}

/** Whether who is up is nobody's at all: where nobody leads, and nobody plays them. */
async function isNobodysTurn(
  { characters }: Pick<App['ports']['store'], 'characters'>,
  { campaign, system, scene, tracker }: Moment,
): Promise<boolean> {
  if (system.unled !== true || tracker.current === null) return false;
  return (
    playerIn(system, await characters(campaign.id, { archived: false }))(scene, tracker.current) === null
  );
}

/** Whether all who are up act by themselves: heroes nobody plays, or whose own player is away. */
async function areByThemselves(
  { characters }: Pick<App['ports']['store'], 'characters'>,
  { campaign, system, encounter, scene, tracker }: Moment,
): Promise<boolean> {
  const pilots = readPilots(encounter.pilots);
  const up = tracker.current === null ? (tracker.phase?.toAct ?? []) : [tracker.current];
  if (pilots === null || up.length === 0) return false;
  const playedBy = playerIn(system, await characters(campaign.id, { archived: false }));
  return up.every((id) => howOf(pilots, id, playedBy(scene, id)) !== null);
}

/** Who is called for the turn that runs, or for all that can begin now. */
export async function calledTo({ store, clock }: App['ports'], at: Moment): Promise<Called> {
  const { campaign, tracker } = at;
  switch (await pilotOf(store, at)) {
    case 'on':
      return { people: [], standsFor: null };
    case 'asks':
      return { people: campaign.gms, standsFor: null };
    default:
      break;
  }
  if (tracker.current === null)
    return {
      people: tracker.phase === undefined ? [] : await playersToAct({ store, clock }, at),
      standsFor: null,
    };
  const owner = (await playersOf(store, at, [tracker.current])).find((one) => one !== null) ?? null;
  if (owner === null) return { people: campaign.gms, standsFor: null };
  const called = calledFor(campaign, owner, clock.now());
  return {
    people: called === null ? [] : [called],
    standsFor: called === null || called === owner ? null : owner,
  };
}

/** Who plays those who are still to act in a phase, each once; those whom nobody plays are the GMs'. */
async function playersToAct(
  { store, clock }: Pick<App['ports'], 'store' | 'clock'>,
  { system, scene, campaign }: Moment,
): Promise<readonly string[]> {
  const players = await playersOf(store, { system, scene }, system.toAct?.(scene) ?? []);
  const called = players.flatMap((owner) =>
    owner === null ? campaign.gms : (calledFor(campaign, owner, clock.now()) ?? []),
  );
  return [...new Set(called)];
}

/** Who plays some, or, of those whom others command, these; null for the GM. */
async function playersOf(
  store: App['ports']['store'],
  { system, scene }: Pick<Moment, 'system' | 'scene'>,
  ids: readonly string[],
): Promise<readonly (string | null)[]> {
  const speakers = [...new Set(ids.flatMap((id) => system.commanders?.(scene, id) ?? [id]))];
  const records = await Promise.all(speakers.map((id) => store.character(id)));
  return records.map(playerOf);
}

/** Whether a campaign's turns ring anybody's phone. */
export const rings = ({ campaign }: Moment): boolean => readCampaignSettings(campaign.settings).pings;

/** What a view shows, in few characters: an edit that would change nothing is not made. */
export function hashOf(view: View, text: boolean): string {
  const { content, embeds, components } = render(view, { text });
  return createHash('sha256')
    .update(JSON.stringify([content, embeds, components]))
    .digest('base64url')
    .slice(0, 22);
}
