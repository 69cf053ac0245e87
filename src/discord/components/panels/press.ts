import type { App } from '../../../app/index.ts';
import { moveOf, wayToPlace } from '../../../app/maps/ways.ts';
import { type Acting, agreedRisk, type Intent } from '../../../app/play/act.ts';
import type { Played } from '../../../app/play/played.ts';
import { no, type Result, refusal } from '../../../app/result.ts';
import type { Table, Viewer } from '../../../app/table.ts';
import type { Button, View } from '../../../view/message.ts';
import { type Chosen, chosenOf, picksOf, plainly, sumOfChosen, whyNot } from '../../../view/panels/desk.ts';
import { agreedSum, deedText, doneView, goView, overView } from '../../../view/panels/done.ts';
import { meantBy } from '../../../view/panels/keys.ts';
import { moreView } from '../../../view/panels/more.ts';
import { movesView } from '../../../view/panels/moves.ts';
import { idOf, type Picks, readPicks } from '../../../view/panels/picks.ts';
import { keptView, queuedView } from '../../../view/queue.ts';
import { refusalText } from '../../../view/refusals.ts';
import { escapeMarkdown } from '../../../view/text.ts';
import { cardLink } from '../../cards/link.ts';
import type { ComponentCall, FormCall, Scene } from '../../command.ts';
import { given, refuse, seated } from '../../seated.ts';
import { type Besides, candidates, intentOf, isPlan, type Place, placeFor } from './desk.ts';
import { actPanel } from './drawn.ts';
import type { Showing } from './showing.ts';
import { panelVoice } from './voice.ts';

/** What was pressed in a panel, with how things stand now. */
export interface Pressed extends Place {
  readonly picks: Picks;
  readonly more: string;
  readonly chosen: Chosen | null; // what of it is still offered
}

type Call = ComponentCall | FormCall;

/** Does something with what was pressed in a panel, if whoever presses may still speak for whom it is of, and its turn is not over. */
export const onPanel = (
  call: Call,
  show: Showing,
  work: (pressed: Pressed) => Promise<void>,
): Promise<void> =>
  seated(call, async (table) => {
    const read = readPicks(call.about);
    if (read === null) return refuse(call, refusal('oldButton'), table);
    const { picks, more } = read;
    const acting = await actorOf(call, table, picks.actor);
    await given(call, table, acting, async (who) =>
      given(call, table, await placeFor(call, table, who, isPlan(picks)), async (place) => {
        const pressed = { ...place, picks, more, chosen: chosenOf(place.desk, picks) };
        const over = await overSince(call, pressed);
        await (over === null ? work(pressed) : show(call, over, 'update'));
      }),
    );
  });

async function actorOf(scene: Scene, table: Table, key: string): Promise<Result<Acting>> {
  const found = meantBy(key, await candidates(scene, table));
  return found === null ? no('oldButton') : scene.app.acts.acting(table, found.id);
}

/** What brings something on, as whoever acts may know it, in markdown, and as they agree to it; null where nothing does. */
function riskOf(place: Place, chosen: Chosen): { readonly said: string; readonly agreed: string } | null {
  const { table, state, acting, viewer, desk } = place;
  const { act, target } = chosen;
  const way =
    act.id === moveOf(table.system) && target !== null
      ? wayToPlace(table.system, state, acting.id, target.id, viewer)
      : null;
  const agreed =
    way?.ok === true ? agreedRisk(way.risks) : [act.risk, target?.risk].filter(Boolean).join(', ');
  const chances = act.kind === 'attack' ? desk.chances(chosen) : null;
  const said =
    act.kind === 'attack' ? (chances?.ok === true ? (chances.value.risk ?? '') : '') : escapeMarkdown(agreed);
  return said === '' ? null : { said, agreed };
}

export const CHANGED = "That has changed. Here's how it stands: press again.";

/** How a press does something. */
interface How {
  readonly agreed?: boolean; // after 'Go'
  readonly isWorded?: boolean; // words are asked for, even where the act needs none
  readonly words?: string; // those that were
}

/** A press that does something: done where it is still what it said, else it is shown anew. */
export const doIt = (
  call: Call,
  show: Showing,
  forms: (pressed: Pressed, chosen: Chosen, sum: string) => Promise<boolean>,
  { agreed = false, isWorded = false, words }: How = {},
): Promise<void> =>
  onPanel(call, show, async (pressed) => {
    const { chosen, picks, more, desk } = pressed;
    const lost = picks.target !== '' && chosen?.target === null;
    if (chosen === null || lost || hasActedSince(pressed))
      return show(call, await anew(pressed, chosen, CHANGED, words), 'update');
    const why = whyNot(chosen);
    if (why !== null) return show(call, await anew(pressed, chosen, `✗ ${desk.why(why)}`, words), 'update');
    const risk = riskOf(pressed, chosen);
    const sum = agreed && risk !== null ? agreedSum(chosen, risk.said) : sumOfChosen(chosen);
    if (!agreed && more !== sum) return show(call, await anew(pressed, chosen, CHANGED, words), 'update');
    if (risk !== null && (!agreed || more !== sum))
      return show(
        call,
        goView(desk, chosen, risk.said, {
          note: withWords(agreed ? CHANGED : '', words),
          isWorded: isWorded || words !== undefined,
        }),
        'update',
      );
    const isAsked = isWorded || chosen.act.detail === 'needed';
    if (words === undefined && isAsked && (await forms(pressed, chosen, more))) return;
    const besides: Besides = {
      ...(words === undefined || words.trim() === '' ? {} : { detail: words.trim() }),
      ...(risk === null || chosen.act.kind === 'attack' || chosen.act.id !== moveOf(pressed.table.system)
        ? {}
        : { agreed: risk.agreed }),
    };
    const intent = intentOf(pressed.table, pressed.acting, chosen, besides);
    if (intent === null) return show(call, await anew(pressed, chosen, CHANGED, words), 'update');
    await give(call, show, pressed, chosen, intent);
  });

/** Gives the command, and tells in the panel what came of it and what comes next; everybody is told as of any command. */
export async function give(
  call: Call,
  show: Showing,
  pressed: Pressed,
  chosen: Chosen,
  intent: Intent,
): Promise<void> {
  const { table, acting, viewer } = pressed;
  if (pressed.planned) return planFor(call, show, pressed, intent, chosen);
  const played = await call.app.acts.give(table, acting, intent);
  if (played.kind === 'refused') {
    const note = `✗ ${refusalText(played.refusal, played.setting)}`;
    const words = intent.kind === 'act' ? (intent.detail ?? undefined) : undefined;
    return show(call, await anew(pressed, chosen, note, words), 'update');
  }
  await tellDone(call, show, pressed, chosen, deedText(chosen), played);
  await tellAll(call, viewer, played);
}

/** Keeps a command for the next turn of whoever acts, and shows all that is kept for it; `chosen` is null where it ends that turn. */
export async function planFor(
  call: Call,
  show: Showing,
  pressed: Pressed,
  intent: Intent,
  chosen: Chosen | null,
): Promise<void> {
  const { table, acting, desk } = pressed;
  const { queue } = call.app;
  const kept = await queue.add(table, acting, intent);
  if (!kept.ok)
    return show(call, await anew(pressed, chosen, `✗ ${refusalText(kept.refusal, null)}`), 'update');
  const view = queuedView(acting.name, await queue.list(table, acting), table.system);
  const more: Button = { kind: 'button', id: idOf('plan', picksOf(desk, null)), label: 'Plan more' };
  await show(call, { ...view, rows: [[more], ...(view.rows ?? [])] }, 'update');
}

/** Tells everybody what came of a press in a panel; that it is kept stands in the panel. */
export async function tellAll(call: Call, viewer: Viewer, played: Played): Promise<void> {
  if (played.kind === 'kept') {
    if (played.until.kind === 'answer') await call.aftermath.questions.remind(played.until.pendingId);
    return;
  }
  await call.aftermath.tell({ respond: panelVoice(call.respond), caller: call.caller, viewer }, played);
}

/** What a panel says once something is done: what comes next, or that a question is open, or that the turn is over. */
export async function tellDone(
  call: Call,
  show: Showing,
  { table, acting }: Place,
  again: Chosen | null,
  said: string,
  played: Played,
): Promise<void> {
  if (played.kind === 'refused' || played.kind === 'again') return;
  if (played.kind === 'kept') return show(call, keptView(played), 'update');
  const next = await placeFor(call, table, acting);
  if (played.kind === 'waiting') {
    // What it says holds before the answer and after it, and so does what can be pressed: nobody has to draw it anew.
    const text = `${said}. See below.`;
    if (!next.ok) return show(call, overView(text, null), 'update');
    const up = table.system.fights(next.value.state) ? table.system.current(next.value.state) : null;
    const going = { isOver: up !== null && up !== acting.id, nothingLeft: false };
    return show(call, doneView(next.value.desk, text, null, going), 'update');
  }
  if (!next.ok) return show(call, overView(`✓ ${said}.`, null), 'update');
  const { state, isAble, desk, viewer } = next.value;
  const { system } = table;
  const { left = [], first } = system.fights(state) ? system.tracker(state, viewer) : {};
  const isTurn = system.fights(state) && system.current(state) === acting.id;
  const repeat = again === null || !isTurn ? null : sameAgain(next.value, again);
  const view = doneView(desk, `${said}.`, repeat, {
    isOver: !isAble || !isTurn,
    nothingLeft: left.length === 0,
    first,
  });
  await show(call, view, 'update');
}

/** The same again out of what is offered now; null where it is no more, or would cost something else. */
function sameAgain({ desk }: Place, { act, target, means, extras }: Chosen): Chosen | null {
  const option = desk.acts.find(({ id }) => id === act.id);
  if (option === undefined || option.price !== act.price) return null;
  const again = {
    act: option,
    target: option.targets?.find(({ id }) => id === target?.id) ?? null,
    means: option.means?.find(({ id }) => id === means?.id) ?? null,
    extras: [],
  };
  const isSame = (again.target === null) === (target === null) && (again.means === null) === (means === null);
  return isSame && extras.length === 0 ? again : null;
}

/** The panel that a press was on, as it is now. `words` are those that were typed. */
export async function anew(
  { desk, picks }: Pressed,
  chosen: Chosen | null,
  said: string,
  words = '',
): Promise<View> {
  const note = withWords(said, words);
  const act = chosen?.act;
  if (act === undefined) return moreView(desk, null, note);
  const isMove = act.group === 'move' && act.kind === 'act';
  if (isMove && picks.means === '' && picks.extras.length === 0) return movesView(desk, note);
  return actPanel(desk, chosen === null ? plainly(act) : { ...chosen, target: null }, { note });
}

/** Words that were typed for nothing yet stand below why: nobody has to make them up again. */
const withWords = (said: string, words = ''): string =>
  [said, words.trim() === '' ? '' : `You typed: ${escapeMarkdown(words)}`]
    .filter((line) => line !== '')
    .join('\n');

const parts = (drawn: string) => drawn.split('.');

/** Whether whoever acts has done something since the panel was drawn: a press in haste counts once. */
function hasActedSince({ picks, desk }: Pressed): boolean {
  const [[fight, step], [sameFight, sameStep]] = [parts(picks.drawn), parts(desk.picks.drawn)];
  return fight !== sameFight || step !== sameStep;
}

/**
 * That the turn is over of which a panel was, where nothing of it can be done now; null where something may, and for a panel that was opened
 * while others acted.
 */
async function overSince(
  { app }: Pick<Scene, 'app'>,
  { picks, desk, isAble, chosen, table, acting }: Pressed,
): Promise<View | null> {
  const [fight, , turn = ''] = parts(picks.drawn); // a sheet's buttons are of no turn
  const [sameFight, , sameTurn = ''] = parts(desk.picks.drawn);
  if (turn === '' || turn === sameTurn || isAble) return null;
  const why = chosen === null ? null : chosen.act.refused;
  if (chosen !== null && why === null) return null; // it needs no turn
  const said = why === null ? '' : ` ${desk.why(why)}`;
  const what = fight === sameFight ? `**${escapeMarkdown(acting.name)}**'s turn` : 'that fight';
  return overView(`That button is out of date: ${what} is over.${said}`, await linkTo(app, table, acting));
}

/** The card of the fight that somebody is in; null where they are in none. */
export const linkTo = async (app: App, { campaign }: Table, { encounter }: Acting): Promise<string | null> =>
  encounter === null ? null : cardLink(app.ports, campaign, encounter.id);
