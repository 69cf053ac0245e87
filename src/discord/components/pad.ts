import { type Acting, agreedRisk } from '../../app/play/act.ts';
import { sidesOf } from '../../app/maps/maps.ts';
import { moveOf, placeOf, wayOver } from '../../app/maps/ways.ts';
import { refusal } from '../../app/result.ts';
import type { Table } from '../../app/table.ts';
import { type Footing, footingOf, type Steps } from '../../view/map/footing/index.ts';
import { goneText, padView, readSteps, riskSum, stepped, strideOf } from '../../view/map/pad.ts';
import type { View } from '../../view/message.ts';
import { type Desk, picksOf } from '../../view/panels/desk.ts';
import { overView } from '../../view/panels/done.ts';
import { goalButtons } from '../../view/panels/moves.ts';
import { idOf } from '../../view/panels/picks.ts';
import { refusalText, refusalView } from '../../view/refusals.ts';
import { escapeMarkdown } from '../../view/text.ts';
import type { ComponentCall, Scene } from '../command.ts';
import { backgroundOf } from '../maps.ts';
import { given, refuse, seated, viewerFor } from '../seated.ts';
import { placeFor, whenDone } from './panels/desk.ts';
import type { Showing } from './panels/showing.ts';
import { linkTo, tellAll, tellDone } from './panels/press.ts';

/** Opens a pad on which somebody moves step by step, for them alone. Refuses where they stand nowhere on a map. */
export async function openPad(
  scene: Scene,
  table: Table,
  acting: Acting,
  as: 'whisper' | 'update' = 'whisper',
  say: (view: View, as: 'whisper' | 'update') => Promise<void> = (view, how) => scene.respond[how](view),
): Promise<void> {
  const from = await standing(scene, table, acting);
  if (from === null) return refuse(scene, refusal('nobodyToMove', { name: acting.name }), table);
  await say(await drawn(scene, table, acting, { actor: acting.id, from, digits: '' }), as);
}

/** Where somebody stands, as the caller may know. */
async function standing(scene: Scene, table: Table, acting: Acting): Promise<string | null> {
  const stage = await scene.app.acts.sceneFor(table, acting);
  return stage.ok ? placeOf(table.system, stage.value, acting.id, await viewerFor(scene, table)) : null;
}

/** The pad as it is now. */
async function drawn(
  scene: Scene,
  table: Table,
  acting: Acting,
  steps: Steps,
  note = '',
  stride?: '0' | 'a',
): Promise<View> {
  const found = await placeFor(scene, table, acting);
  const footing = footingOf(table.system);
  if (footing === null)
    return refusalView(refusal('oldButton'), { system: table.system, before: table.system.scene({}) });
  if (!found.ok) return refusalView(found.refusal, { system: table.system, before: table.system.scene({}) });
  const { desk, state, viewer } = found.value;
  const told =
    steps.digits === '' ? null : wayOver(table.system, state, acting.id, footing.over(steps), viewer);
  const why = told?.ok === false ? `✗ ${desk.why(told.refusal)}` : note || whenDone(found.value);
  const tracker = table.system.tracker(state, viewer);
  const background = await backgroundOf(scene.app, table, acting.encounter);
  return padView(
    footing,
    tracker,
    steps,
    desk.name,
    told,
    why,
    { background, extent: 'close' },
    {
      goals: goalButtons(desk, moveOf(table.system) ?? ''),
      ticks: ticksOf(desk, moveOf(table.system) ?? ''),
      more: [{ kind: 'button', id: idOf('more', picksOf(desk, null)), label: 'More…' }],
    },
    stride ?? strideOf(footing, steps),
  );
}

/** What one may tick for a move that brings something on. */
const ticksOf = ({ acts }: Pick<Desk, 'acts'>, mover: string) =>
  (acts.find(({ id }) => id === mover)?.spends ?? []).filter(
    ({ onRisk, refused }) => onRisk === true && refused === null,
  );

const show = async (scene: Scene, table: Table, acting: Acting, steps: Steps, note = ''): Promise<void> =>
  scene.respond.update(await drawn(scene, table, acting, steps, note));

/** Does something with the way that a button is about, if whoever it is of still stands where it begins. */
function onPad(
  call: ComponentCall,
  work: (table: Table, acting: Acting, steps: Steps, footing: Footing) => Promise<void>,
): Promise<void> {
  return seated(call, async (table) => {
    const footing = footingOf(table.system);
    const steps = footing === null ? null : readSteps(footing, call.about);
    if (footing === null || steps === null) return refuse(call, refusal('oldButton'), table);
    await given(call, table, await call.app.acts.acting(table, steps.actor), async (acting) => {
      const over = await overFor(call, table, acting);
      if (over !== null) return call.respond.update(over);
      const from = await standing(call, table, acting);
      if (from === null) return refuse(call, refusal('nobodyToMove', { name: acting.name }), table);
      if (from !== steps.from) {
        const anew = { actor: acting.id, from, digits: '' };
        return show(call, table, acting, anew, `They're on ${from} now, so the path starts there.`);
      }
      await work(table, acting, steps, footing);
    });
  });
}

/** That whoever a pad is of can go nowhere any more, for now; null where they can. */
async function overFor(scene: Scene, table: Table, acting: Acting): Promise<View | null> {
  const place = await placeFor(scene, table, acting);
  if (!place.ok || place.value.isAble || !table.system.fights(place.value.state)) return null;
  const move = place.value.desk.acts.find(({ id }) => id === moveOf(table.system));
  if (move?.refused == null) return null; // whoever is owed a move has one in the turn of another
  const text = `That button is out of date: **${escapeMarkdown(acting.name)}**'s turn is over.`;
  return overView(`${text} ${place.value.desk.why(move.refused)}`, await linkTo(scene.app, table, acting));
}

/** One step farther; where the map ends the way stays as it is. */
const step = (call: ComponentCall) =>
  onPad(call, async (table, acting, steps, footing) =>
    given(call, table, await call.app.maps.here(table), (map) => {
      const longer = stepped(footing, steps, call.about[3] ?? '', sidesOf(map));
      const note = longer === null ? "You can't go farther: that's the edge of the map, or of this pad." : '';
      return show(call, table, acting, longer ?? steps, note);
    }),
  );

/** Steps of another length from here on. */
const stride = (call: ComponentCall) =>
  onPad(call, async (table, acting, steps) => {
    const first = call.about[3] === 'a' ? 'a' : '0';
    await call.respond.update(await drawn(call, table, acting, steps, '', first));
  });

const shortened = (way: (digits: string) => string) => (call: ComponentCall) =>
  onPad(call, (table, acting, steps) => show(call, table, acting, { ...steps, digits: way(steps.digits) }));

/**
 * The way is gone, and everybody is told what came of it, as with any move. What it was said to bring on is agreed to; where it would
 * bring on something else by now, or is refused, the pad says so.
 */
const go = (call: ComponentCall) =>
  onPad(call, async (table, acting, steps, footing) =>
    given(call, table, await placeFor(call, table, acting), async (place) => {
      const { app, respond } = call;
      const told = wayOver(table.system, place.state, acting.id, footing.over(steps), place.viewer);
      if (told?.ok && call.about[3] !== riskSum(told))
        return show(call, table, acting, steps, 'That has changed. Press Go again.');
      const played = await app.acts.give(table, acting, {
        kind: 'act',
        actor: acting.id,
        act: moveOf(table.system) ?? '',
        target: null,
        means: null,
        detail: footing.typed(steps),
        spend: ticksOf(place.desk, moveOf(table.system) ?? '').flatMap(({ id }) =>
          id === call.about[4] ? [id] : [],
        ),
        ...(told?.ok && told.risks.length > 0 ? { agreed: agreedRisk(told.risks) } : {}),
        asGm: table.gm,
      });
      if (played.kind === 'refused') {
        const why = refusalText(played.refusal, played.setting);
        return show(call, table, acting, steps, `✗ ${why}`);
      }
      const say: Showing = (_, view) => respond.update(view);
      await tellDone(call, say, place, null, goneText(footing, steps), played);
      await tellAll(call, place.viewer, played);
    }),
  );

/** The buttons of the pad. */
export const padComponents = {
  components: {
    'pad.step': step,
    'pad.stride': stride,
    'pad.back': shortened((digits) => digits.slice(0, -1)),
    'pad.clear': shortened(() => ''),
    'pad.go': go,
  },
};
