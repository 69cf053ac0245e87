import { playerOf } from '../../../app/character/player.ts';
import { moveOf, placeOf } from '../../../app/maps/ways.ts';
import type { Acting } from '../../../app/play/act.ts';
import { firstTurnOf } from '../../../app/ready/firstTurn.ts';
import { no, type Result } from '../../../app/result.ts';
import type { Table } from '../../../app/table.ts';
import type { View } from '../../../view/message.ts';
import { type Desk, plainly } from '../../../view/panels/desk.ts';
import { asWhomView } from '../../../view/panels/done.ts';
import { begunBy, moreView } from '../../../view/panels/more.ts';
import { movesView } from '../../../view/panels/moves.ts';
import { tipIn } from '../../../view/ready/tips.ts';
import { escapeMarkdown } from '../../../view/text.ts';
import type { TrackerView } from '../../../view/tracker.ts';
import type { ComponentCall } from '../../command.ts';
import { given, seated } from '../../seated.ts';
import { openPad } from '../pad.ts';
import { whoeverActs } from '../who.ts';
import { type Place, placeFor, whenDone } from './desk.ts';
import { actPanel } from './drawn.ts';
import type { Showing } from './showing.ts';

/** What a panel is for; `act:` and its id: one act of its own, on turn or not. */
export type Kind = 'attack' | 'move' | 'more' | `act:${string}`;

/** Whether it is for one act alone. */
const isOwnAct = (kind: Kind): kind is `act:${string}` => kind.startsWith('act:');

export function kindOf(text: string | undefined): Kind {
  if (text === 'attack' || text === 'move') return text;
  return text?.startsWith('act:') ? `act:${text.slice('act:'.length)}` : 'more';
}

/** A press on the turn's row: a panel for whoever presses, for their own. A GM is asked before they act for a player's character. */
export const openFor = (call: ComponentCall, kind: Kind, show: Showing): Promise<void> =>
  seated(call, async (table) => {
    await call.aftermath.cards.bringDown(call.respond);
    const found = await asOnlooker(call, table, await meant(call, table));
    await whoeverActs(call, table, found, kind, async (acting) => {
      const owner = playerOf(acting.record);
      const isAnothers = table.gm && owner !== null && owner !== call.caller.userId;
      if (!isAnothers) return openPanel(call, table, acting, kind, show, 'whisper');
      const at = { isUp: !isOwnAct(kind), id: `panel.as|${kind}|${acting.id}` };
      const view = asWhomView(acting.name, owner, at);
      await show(call, view, 'whisper');
    });
  });

/** Who plays nobody here is told whose turn it is, as everybody may know. */
async function asOnlooker(
  { app }: Pick<ComponentCall, 'app'>,
  table: Table,
  found: Result<Acting>,
): Promise<Result<Acting>> {
  if (found.ok || found.refusal.code !== 'noCharacter') return found;
  const status = await app.encounters.status(table);
  const up = status.ok ? status.value.tracker.lines.find(({ turn }) => turn === 'now') : undefined;
  return up === undefined ? found : no('noCharacter', { up: up.name });
}

/** Who somebody means by a press without a name: the one of theirs who can act now, where it is one. */
export async function meant({ app }: Pick<ComponentCall, 'app'>, table: Table): Promise<Result<Acting>> {
  const able = table.gm ? [] : await app.acts.ableToAct(table);
  const [only, ...more] = able;
  if (only !== undefined && more.length === 0) return app.acts.acting(table, only.id);
  return app.acts.looking(table);
}

/**
 * Opens somebody's panel. Who is not on turn is told whose turn it is, and gets what they can do all the same; `plans`: what they can do on
 * their next turn.
 */
export const openPanel = async (
  call: ComponentCall,
  table: Table,
  acting: Acting,
  kind: Kind,
  show: Showing,
  as: 'whisper' | 'update',
  plans = false,
): Promise<void> =>
  given(call, table, await placeFor(call, table, acting, plans), async (place) => {
    const { isAble, planned } = place;
    if (plans && !isAble) return show(call, await panelOf(place, kind, CANT_PLAN), as);
    const moves = kind === 'move' && isAble && !planned && isOnMap(place) && canGo(place);
    if (moves) return openPad(call, table, acting, as, (view, how) => show(call, view, how));
    await show(call, await panelOf(place, kind, '', await tipsFor(call, place, kind)), as);
  });

/** Whether somebody stands on a map: there they move by arrows and goals; else by what their panel offers, such as driving. */
export const isOnMap = ({ table, state, viewer, acting }: Place): boolean =>
  moveOf(table.system) !== null && placeOf(table.system, state, acting.id, viewer) !== null;

/** Whether somebody may move at all: who may not is told why, with no map that pushes the card out of sight. */
const canGo = ({ table: { system }, desk }: Place): boolean =>
  desk.acts.find(({ id }) => id === moveOf(system))?.refused === null;

/** What a panel's buttons do, for somebody whose first turn it is in a ready fight; '' for all others. */
async function tipsFor({ app }: ComponentCall, place: Place, kind: Kind): Promise<string> {
  const { table, acting, state, isAble } = place;
  const encounterId = acting.encounter?.id;
  if (encounterId === undefined || !isAble) return '';
  const about = { encounterId, actor: acting.id };
  const fight = await firstTurnOf(app.ports.store, table.system, state, about);
  return fight === null || isOwnAct(kind) ? '' : tipIn(fight, kind);
}

/** A panel as things stand now. `note` stands above. */
export async function panelOf(place: Place, kind: Kind, said = '', tip = ''): Promise<View> {
  const { desk, isAble } = place;
  const early = said === '' && place.table.system.fights(place.state) ? notYet(place) : said;
  const own = isOwnAct(kind) ? desk.acts.find(({ id }) => `act:${id}` === kind) : undefined;
  if (own !== undefined) return actPanel(desk, plainly(own), { note: said });
  if (!isAble) return moreView(desk, null, early);
  const when = said === '' ? whenDone(place) : said;
  const note = [when, tip].filter((line) => line !== '').join('\n');
  if (begunBy(desk) !== null) return moreView(desk, null, note);
  switch (kind) {
    case 'attack':
      return attackOf(desk, note);
    case 'move':
      return movesView(desk, note);
    default:
      return moreView(desk, null, note);
  }
}

const CANT_PLAN =
  "I can't tell what you can do on your next turn. To queue something, type it with `when:on my turn`.";

/** The attack, with the weapon that was used last; where there are several kinds of attack, all of them. */
async function attackOf(desk: Desk, note: string): Promise<View> {
  const [attack, ...others] = desk.acts.filter(({ kind }) => kind === 'attack');
  if (attack === undefined || others.length > 0) return moreView(desk, 'attack', note);
  const last = attack.means?.find(({ id, refused }) => id === desk.last?.means && refused === null);
  return actPanel(desk, { ...plainly(attack), ...(last === undefined ? {} : { means: last }) }, { note });
}

/** Whose turn it is, for somebody who is not on it; '' outside of fights and before the first turn. */
function notYet({ table: { system }, state, viewer, isAble }: Place): string {
  return isAble ? '' : whoseTurn(system.tracker(state, viewer));
}

/** Whose turn it is, or whose phase, as a viewer may know it; '' before the first. */
export function whoseTurn({ current, lines, phase }: TrackerView): string {
  if (current === null) {
    if (phase === undefined) return '';
    const name = `**${escapeMarkdown(phase.name)}**`;
    return phase.people === true ? `${name} act together now.` : `It's the ${name}.`;
  }
  const name = lines.find(({ id }) => id === current)?.name;
  return name === undefined ? "It's the GM's turn." : `It's **${escapeMarkdown(name)}**'s turn.`;
}
