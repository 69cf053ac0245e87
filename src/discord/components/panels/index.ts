import { type ActGroup, actGroups } from '../../../app/play/act.ts';
import { turnShown } from '../../../app/encounter/seen.ts';
import { escapeMarkdown } from '../../../view/text.ts';
import { actView, USUAL } from '../../../view/panels/act.ts';
import { type Chosen, extrasOf, oneWay, plainly } from '../../../view/panels/desk.ts';
import { targetForm, wordsForm } from '../../../view/panels/done.ts';
import { meantBy } from '../../../view/panels/keys.ts';
import { moreView } from '../../../view/panels/more.ts';
import { movesView } from '../../../view/panels/moves.ts';
import { notNowView } from '../../../view/panels/not.ts';
import { readPicks } from '../../../view/panels/picks.ts';
import { pageIn } from '../../../view/panels/selects.ts';
import { refusalText } from '../../../view/refusals.ts';
import type { Command, ComponentCall, FormCall } from '../../command.ts';
import { given, seated } from '../../seated.ts';
import { groupComponents } from './group.ts';
import { type Kind, kindOf, openFor, openPanel, panelOf } from './open.ts';
import type { Showing } from './showing.ts';
import { intentOf, isPlan } from './desk.ts';
import { anew, doIt, give, onPanel, planFor, type Pressed, tellAll, tellDone } from './press.ts';

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
    await call.respond.form(wordsForm(pressed.desk, chosen, sum));
    return true;
  };

  const press = (call: ComponentCall) =>
    doIt(call, show, (pressed, chosen, sum) => asked(call, pressed, chosen, sum));
  const go = (call: ComponentCall) =>
    doIt(call, show, (pressed, chosen, sum) => asked(call, pressed, chosen, sum), { agreed: true });
  const say = (call: FormCall) => {
    const isAgreed = (call.about[6] ?? '').length > 4;
    const words = call.fields.words ?? '';
    return doIt(call, show, () => Promise.resolve(false), { agreed: isAgreed, words });
  };

  /** A target out of a select: its value says which, and what was told of it. */
  const target = (call: ComponentCall) => {
    const page = pageIn(call.values);
    if (page !== null) return redraw(call, (chosen, { desk }) => actView(desk, chosen, '', { target: page }));
    const [key = '', sum = ''] = (call.values[0] ?? '').split('.');
    const about = [...call.about];
    const [, , act = '', at = '', means = ''] = about;
    return onPanel(call, show, ({ chosen }) => {
      const isTarget = chosen?.act.targets !== undefined;
      const filled = [about[0], about[1], act, isTarget ? key : at, isTarget ? means : key, about[5], sum];
      return press({ ...call, about: filled.map((part) => part ?? '') });
    });
  };

  /** A way to change place out of a select: which act, whereto, and what was told of it. */
  const step = (call: ComponentCall) => {
    const page = pageIn(call.values);
    if (page !== null)
      return onPanel(call, show, ({ desk }) => show(call, movesView(desk, '', page), 'update'));
    const [act = '', at = '', sum = ''] = (call.values[0] ?? '').split('.');
    const [drawn = '', actor = ''] = call.about;
    return press({ ...call, about: [drawn, actor, act, at, '', '', sum] });
  };

  const redraw = (
    call: ComponentCall,
    view: (chosen: Chosen, pressed: Pressed) => ReturnType<typeof actView>,
  ) =>
    onPanel(call, show, async (pressed) => {
      const { chosen, desk } = pressed;
      return show(call, chosen === null ? moreView(desk, null) : view(chosen, pressed), 'update');
    });

  const means = (call: ComponentCall) => {
    const page = pageIn(call.values);
    if (page !== null) return redraw(call, (chosen, { desk }) => actView(desk, chosen, '', { means: page }));
    const [value = ''] = call.values;
    return redraw(call, (chosen, { desk }) => {
      const picked = value === USUAL ? null : meantBy(value, chosen.act.means ?? []);
      return actView(desk, { ...chosen, target: null, means: picked });
    });
  };

  const extras = (call: ComponentCall) => {
    const page = pageIn(call.values);
    if (page !== null) return redraw(call, (chosen, { desk }) => actView(desk, chosen, '', { extras: page }));
    return redraw(call, (chosen, { desk }) => {
      const all = extrasOf(chosen.act);
      const picked = call.values.flatMap((value) => meantBy(value, all) ?? []);
      const kept = oneWay(chosen.act, picked);
      const note = kept.length < picked.length ? 'One way at a time: I kept the last.' : '';
      return actView(desk, { ...chosen, target: null, extras: kept }, note);
    });
  };

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
      if (option.id === pressed.table.system.grid?.move)
        return openPanel(call, pressed.table, pressed.acting, 'move', show, 'update', isPlan(pressed.picks));
      await show(call, actView(desk, found ?? plainly(option)), 'update');
    });
  };

  const group = (call: ComponentCall) =>
    onPanel(call, show, ({ desk, more }) => show(call, moreView(desk, groupOf(more)), 'update'));

  const notNow = (call: ComponentCall) =>
    onPanel(call, show, ({ desk, picks, chosen }) =>
      show(call, notNowView(desk, picks.act === '' ? null : chosen), 'update'),
    );

  const back = (call: ComponentCall) =>
    onPanel(call, show, (pressed) => show(call, anew(pressed, pressed.chosen, ''), 'update'));

  const type = (call: ComponentCall) =>
    onPanel(call, show, async ({ desk, chosen }) => {
      if (chosen === null) return show(call, moreView(desk, null), 'update');
      await call.respond.form(targetForm(desk, chosen));
    });

  /** A target that was typed: the rules read it, and say why it is none. */
  const typed = (call: FormCall) =>
    onPanel(call, show, (pressed) => {
      const { chosen, desk } = pressed;
      if (chosen === null) return show(call, moreView(desk, null), 'update');
      const said = (call.fields.target ?? '').trim();
      const known = chosen.act.targets?.find(({ id, name }) => [id, name].includes(said));
      const at = known ?? { id: said, name: said, refused: null };
      const aimed = { ...chosen, target: at };
      const intent = intentOf(pressed.table, pressed.acting, aimed);
      if (intent === null) return show(call, actView(desk, chosen), 'update');
      return give(call, show, pressed, aimed, intent);
    });

  /** The end of the turn that the panel is of. */
  const end = (call: ComponentCall) =>
    onPanel(call, show, async (pressed) => {
      const { app } = call;
      const { table, acting, viewer, state, desk } = pressed;
      if (pressed.planned)
        return planFor(call, show, pressed, { kind: 'next', actor: acting.id, asGm: table.gm }, null);
      const seen = turnShown(table.system.tracker(state, viewer));
      const played = await app.turns.next(table, { seen, who: acting.id });
      if (played.kind === 'refused') {
        const note = `✗ ${refusalText(played.refusal, played.setting)}`;
        return show(call, panelOf(pressed, 'more', note), 'update');
      }
      await tellDone(call, show, pressed, null, `**${escapeMarkdown(desk.name)}**'s turn is over`, played);
      await tellAll(call, viewer, played);
    });

  return {
    components: {
      ...groupComponents(show),
      'panel.attack': opens('attack'),
      'panel.move': opens('move'),
      'panel.more': opens('more'),
      'panel.as': who(({ about }) => about[1] ?? ''),
      'turn.who': who(({ values }) => values[0] ?? ''),
      'turn.options': (call) => openFor(call, 'more', show), // on messages from before there were panels
      'turn.move': (call) => openFor(call, 'move', show),
      'panel.do': press,
      'panel.go': go,
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
