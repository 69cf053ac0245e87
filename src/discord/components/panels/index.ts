import { moveOf } from '../../../app/maps/ways.ts';
import { turnShown } from '../../../app/encounter/seen.ts';
import { type ActGroup, actGroups } from '../../../app/play/act.ts';
import type { View } from '../../../view/message.ts';
import { listedExtras, USUAL } from '../../../view/panels/act.ts';
import { type Chosen, type Desk, oneWay, plainly, waysIn } from '../../../view/panels/desk.ts';
import { targetForm, wordedView, wordsForm } from '../../../view/panels/done.ts';
import { meantBy } from '../../../view/panels/keys.ts';
import { readLook } from '../../../view/panels/look.ts';
import { moreView } from '../../../view/panels/more.ts';
import { movesView } from '../../../view/panels/moves.ts';
import { notNowView } from '../../../view/panels/not.ts';
import { MOST_EXTRAS, readPicks } from '../../../view/panels/picks.ts';
import { pageIn, pickedOn } from '../../../view/panels/selects.ts';
import { refusalText } from '../../../view/refusals.ts';
import { escapeMarkdown } from '../../../view/text.ts';
import type { Command, ComponentCall, FormCall } from '../../command.ts';
import { given, seated } from '../../seated.ts';
import { intentOf, isPlan } from './desk.ts';
import { actPanel } from './drawn.ts';
import { groupComponents } from './group.ts';
import { isOnMap, type Kind, kindOf, openFor, openPanel, panelOf } from './open.ts';
import { anew, doIt, give, onPanel, type Pressed, planFor, tellAll, tellDone } from './press.ts';
import type { Showing } from './showing.ts';

type Handlers = Pick<Command, 'components' | 'forms'>;

/** The panels that a turn is played with: what opens them, and all that can be pressed in them. */
export function panelComponents(): Handlers {
  const show: Showing = (call, view, as) => call.respond[as](view, 'panel');

  /** A button of the turn's row says which turn it saw, one of a panel what is picked there. */
  const opens = (kind: Kind) => (call: ComponentCall) =>
    readPicks(call.about) === null
      ? openFor(call, kind, show)
      : onPanel(call, show, ({ table, acting, picks }) =>
          openPanel(call, table, acting, kind, show, 'update', isPlan(picks)),
        );

  /** What somebody wants done on their next turn. */
  const plan = (call: ComponentCall) =>
    onPanel(call, show, ({ table, acting }) => openPanel(call, table, acting, 'more', show, 'update', true));

  /** For whom a press on the turn's row was meant: whoever plays several has picked one, a GM has said that they mean it. */
  const who = (name: (call: ComponentCall) => string) => (call: ComponentCall) =>
    seated(call, async (table) =>
      given(call, table, await call.app.acts.acting(table, name(call)), (acting) =>
        openPanel(call, table, acting, kindOf(call.about[0]), show, 'update'),
      ),
    );

  /** Words of the player's own are asked for in a form, which must be the first answer. */
  const asked = async (call: ComponentCall | FormCall, pressed: Pressed, chosen: Chosen, sum: string) => {
    if (call.interaction.isModalSubmit()) return false;
    if (call.interaction.isStringSelectMenu()) {
      await show(call, wordedView(pressed.desk, chosen, sum), 'update');
      return true;
    }
    await call.respond.form(wordsForm(pressed.desk, chosen, sum));
    return true;
  };

  const presses =
    (how: { readonly agreed?: boolean; readonly isWorded?: boolean }) => (call: ComponentCall) =>
      doIt(call, show, (pressed, chosen, sum) => asked(call, pressed, chosen, sum), how);
  const say = (call: FormCall) => {
    const isAgreed = (call.about[6] ?? '').length > 4;
    const words = call.fields.words ?? '';
    return doIt(call, show, () => Promise.resolve(false), { agreed: isAgreed, words });
  };

  /** A target out of a select: its value says which, and what was told of it. */
  const target = (call: ComponentCall) => {
    const page = pageIn(call.values);
    if (page !== null)
      return redraw(call, (chosen, { desk, isWorded }) =>
        actPanel(desk, chosen, { pages: { target: page }, isWorded }),
      );
    const [key = '', sum = ''] = (call.values[0] ?? '').split('.');
    const about = [...call.about];
    const [, , act = '', at = '', means = ''] = about;
    return onPanel(call, show, ({ chosen, more }) => {
      const isTarget = chosen?.act.targets !== undefined;
      const filled = [about[0], about[1], act, isTarget ? key : at, isTarget ? means : key, about[5], sum];
      const { isWorded } = readLook(more);
      return presses({ isWorded })({ ...call, about: filled.map((part) => part ?? '') });
    });
  };

  /** A way to change place out of a select: which act, whereto, and what was told of it. */
  const step = (call: ComponentCall) => {
    const page = pageIn(call.values);
    if (page !== null)
      return onPanel(call, show, ({ desk }) => show(call, movesView(desk, '', page), 'update'));
    const [act = '', at = '', sum = '', tool = ''] = (call.values[0] ?? '').split('.');
    const [drawn = '', actor = ''] = call.about;
    return presses({})({ ...call, about: [drawn, actor, act, at, tool, '', sum] });
  };

  const redraw = (
    call: ComponentCall,
    view: (
      chosen: Chosen,
      at: { readonly desk: Desk; readonly page: number; readonly isWorded: boolean },
    ) => Promise<View>,
  ) =>
    onPanel(call, show, async ({ chosen, desk, more }) =>
      show(
        call,
        chosen === null ? moreView(desk, null) : await view(chosen, { desk, ...readLook(more) }),
        'update',
      ),
    );

  const means = (call: ComponentCall) => {
    const page = pageIn(call.values);
    const [value = ''] = call.values;
    return redraw(call, (chosen, { desk, isWorded }) => {
      if (page !== null) return actPanel(desk, chosen, { pages: { means: page }, isWorded });
      const picked = value === USUAL ? null : meantBy(value, chosen.act.means ?? []);
      return actPanel(desk, { ...chosen, target: null, means: picked }, { isWorded });
    });
  };

  /** Ways and spends: what is picked on the other pages of the select stays. */
  const extras = (call: ComponentCall) => {
    const { values } = call;
    return redraw(call, (chosen, { desk, page, isWorded }) => {
      const listed = listedExtras(chosen);
      const numbers = chosen.extras.filter((one) => one.step !== undefined && !listed.includes(one));
      const picked = [...numbers, ...pickedOn(listed, { before: chosen.extras, values, page })];
      const kept = oneWay(chosen.act, picked);
      return actPanel(
        desk,
        { ...chosen, target: null, extras: kept },
        { note: leftOut(chosen.act, picked), pages: { extras: pageIn(values) ?? page }, isWorded },
      );
    });
  };

  /** Whether each press asks for words first. */
  const worded = (call: ComponentCall) =>
    redraw(call, (chosen, { desk, isWorded }) => actPanel(desk, chosen, { isWorded }));

  /** One act's own panel: by a button, or out of a select. */
  const act = (call: ComponentCall) => {
    const page = pageIn(call.values);
    const [value] = call.values;
    return onPanel(call, show, async (pressed) => {
      const { desk, more } = pressed;
      if (page !== null) return show(call, moreView(desk, groupOf(more), '', page), 'update');
      const found = value === undefined ? pressed.chosen : null;
      const option = value === undefined ? (found?.act ?? null) : meantBy(value, desk.acts);
      if (option === null) return show(call, moreView(desk, null), 'update');
      if (option.id === moveOf(pressed.table.system) && isOnMap(pressed))
        return openPanel(call, pressed.table, pressed.acting, 'move', show, 'update', isPlan(pressed.picks));
      await show(call, await actPanel(desk, found ?? plainly(option)), 'update');
    });
  };

  const group = (call: ComponentCall) =>
    onPanel(call, show, ({ desk, more }) => show(call, moreView(desk, groupOf(more)), 'update'));

  const notNow = (call: ComponentCall) =>
    onPanel(call, show, ({ desk, picks, chosen }) =>
      show(call, notNowView(desk, picks.act === '' ? null : chosen), 'update'),
    );

  const back = (call: ComponentCall) =>
    onPanel(call, show, async (pressed) => show(call, await anew(pressed, pressed.chosen, ''), 'update'));

  const type = (call: ComponentCall) =>
    onPanel(call, show, async ({ desk, chosen }) => {
      if (chosen === null) return show(call, moreView(desk, null), 'update');
      await call.respond.form(targetForm(desk, chosen));
    });

  /** A target that was typed: the rules read it, and say why it is none. */
  const typed = (call: FormCall) =>
    onPanel(call, show, async (pressed) => {
      const { chosen, desk } = pressed;
      if (chosen === null) return show(call, moreView(desk, null), 'update');
      const said = (call.fields.target ?? '').trim();
      const known = chosen.act.targets?.find(({ id, name }) => [id, name].includes(said));
      const at = known ?? { id: said, name: said, refused: null };
      const aimed = { ...chosen, target: at };
      const intent = intentOf(pressed.table, pressed.acting, aimed);
      if (intent === null) return show(call, await actPanel(desk, chosen), 'update');
      return give(call, show, pressed, aimed, intent);
    });

  /** The end of the turn that the panel is of. */
  const end = (call: ComponentCall) =>
    onPanel(call, show, async (pressed) => {
      const { app } = call;
      const { table, acting, viewer, state } = pressed;
      if (pressed.planned)
        return planFor(call, show, pressed, { kind: 'next', actor: acting.id, asGm: table.gm }, null);
      const seen = turnShown(table.system.tracker(state, viewer));
      const played = await app.turns.next(table, { seen, who: acting.id });
      if (played.kind === 'refused') {
        const note = `✗ ${refusalText(played.refusal, played.setting)}`;
        return show(call, await panelOf(pressed, 'more', note), 'update');
      }
      await tellDone(call, show, pressed, null, `**${escapeMarkdown(acting.name)}**'s turn is over`, played);
      await tellAll(call, viewer, played);
    });

  return {
    components: {
      ...groupComponents(show),
      'panel.attack': opens('attack'),
      'panel.move': opens('move'),
      'panel.more': opens('more'),
      'panel.call': (call) => openFor(call, kindOf(`act:${call.about[0] ?? ''}`), show),
      'panel.as': who(({ about }) => about[1] ?? ''),
      'turn.who': who(({ values }) => values[0] ?? ''),
      'turn.options': (call) => openFor(call, 'more', show), // on messages from before there were panels
      'turn.move': (call) => openFor(call, 'move', show),
      'panel.do': presses({}),
      'panel.go': presses({ agreed: true }),
      'panel.word': presses({ isWorded: true }),
      'panel.wordGo': presses({ isWorded: true, agreed: true }),
      'panel.worded': worded,
      'panel.target': target,
      'panel.step': step,
      'panel.means': means,
      'panel.extras': extras,
      'panel.act': act,
      'panel.group': group,
      'panel.not': notNow,
      'panel.back': back,
      'panel.type': type,
      'panel.end': end,
      'panel.plan': plan,
    },
    forms: { 'panel.say': say, 'panel.typed': typed },
  };
}

const groupOf = (text: string): ActGroup | null => actGroups.find((group) => group === text) ?? null;

/** What of several picks an act does not take at once, and why; '' where it takes all. */
function leftOut(act: Chosen['act'], picked: Chosen['extras']): string {
  if (waysIn(act, picked).length > 1) return 'One way at a time: I kept the last.';
  return picked.length > MOST_EXTRAS ? `At most ${MOST_EXTRAS} at a time: I kept the first.` : '';
}
