import { sidesOf } from '../../app/maps/maps.ts';
import { refusal } from '../../app/result.ts';
import type { Table } from '../../app/table.ts';
import {
  placedOn,
  type Placing,
  placingForm,
  placingView,
  putText,
  readPlacing,
  thingsOf,
  within,
} from '../../view/map/planePaint.ts';
import { refusalText } from '../../view/refusals.ts';
import type { ComponentCall, FormCall, Scene } from '../command.ts';
import { changing, mapHere } from '../maps.ts';
import { given, refuse, seated } from '../seated.ts';

/** Shows a place in metres with the controls to change it: `as` a message of its own, or in place of the one that was pressed. */
export async function showPlacing(
  scene: Scene,
  table: Table,
  placing: Placing | null,
  as: 'whisper' | 'update',
  note = '',
): Promise<void> {
  await given(scene, table, await scene.app.maps.here(table), async (map) => {
    const { tracker, background } = await changing(scene, table, map);
    const plane = tracker.plane?.();
    if (map.kind !== 'metres' || plane === undefined)
      return refuse(scene, refusal('noGrid', { system: table.system.name }), table);
    const { legend } = map.rules;
    const sides = sidesOf(map);
    const now: Placing = placing ?? {
      cursor: within(`${sides.columns / 2},${sides.rows / 2}`, sides),
      brush: thingsOf(legend)[0] ?? '',
      from: null,
      stride: 'a',
    };
    const kept = { ...now, cursor: within(now.cursor, sides) };
    await scene.respond[as](placingView(tracker, plane, kept, legend, { note, background }));
  });
}

/** Does something with the placing that a button is about. Only a GM places. */
function placing(
  call: ComponentCall | FormCall,
  work: (table: Table, now: Placing) => Promise<void>,
): Promise<void> {
  return seated(call, async (table) => {
    const read = readPlacing(call.about);
    if (!table.gm) return refuse(call, refusal('gmOnly'), table);
    if (read === null) return refuse(call, refusal('oldButton'), table);
    await work(table, read);
  });
}

/** Changes the place as it would be typed, quietly: the log has it, and who looks at the map sees it. */
async function change(
  call: ComponentCall | FormCall,
  table: Table,
  now: Placing,
  text: string,
): Promise<void> {
  const done = await call.app.maps.change(table, text);
  if (done.kind === 'played') await call.aftermath.show(done.played);
  const why =
    done.kind === 'refused'
      ? done.refusal
      : done.kind === 'played' && done.played.kind === 'refused'
        ? done.played.refusal
        : null;
  const setting = { system: table.system, before: table.system.scene({}) };
  const words = why === null ? '' : `✗ ${refusalText(why, setting)}`;
  await showPlacing(call, table, { ...now, from: why === null ? null : now.from }, 'update', words);
}

const step = (call: ComponentCall) =>
  placing(call, async (table, before) =>
    given(call, table, await call.app.maps.here(table), (map) =>
      showPlacing(
        call,
        table,
        { ...before, cursor: placedOn(before, call.about[4] ?? '', sidesOf(map)) },
        'update',
      ),
    ),
  );

const put = (call: ComponentCall) =>
  placing(call, async (table, now) =>
    given(call, table, await call.app.maps.here(table), (map) => {
      const text = map.kind === 'metres' ? putText(now, map.rules.legend) : null;
      return text === null
        ? showPlacing(call, table, { ...now, from: now.cursor }, 'update')
        : change(call, table, now, text);
    }),
  );

const away = (call: ComponentCall) =>
  placing(call, (table, now) => change(call, table, now, `no ${now.brush} at ${now.cursor}`));

const brush = (call: ComponentCall) =>
  placing(call, (table, now) =>
    showPlacing(call, table, { ...now, brush: call.values[0] ?? now.brush, from: null }, 'update'),
  );

const shown = (call: ComponentCall) => placing(call, (table, now) => showPlacing(call, table, now, 'update'));

const done = (call: ComponentCall) =>
  placing(call, async (table) =>
    given(call, table, await call.app.maps.here(table), async (map) =>
      call.respond.update({ ...(await mapHere(call, table, map)), content: '', rows: [] }),
    ),
  );

/** The buttons, the list and the form under a place that is changed. */
export const placeComponents = {
  components: {
    'place.step': step,
    'place.put': put,
    'place.away': away,
    'place.brush': brush,
    'place.stride': shown,
    'place.done': done,
    'place.type': (call: ComponentCall) =>
      placing(call, (_table, now) => call.respond.form(placingForm(now))),
  },
  forms: {
    'place.type': (call: FormCall) =>
      placing(call, (table, now) => change(call, table, now, call.fields.text ?? '')),
  },
};
